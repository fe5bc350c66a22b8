/* Roll Out in C: the yardstick for the compiled rules.

   The same gestures, phases and random stream as parlour.games.roll_out.rules
   under parlour.lab.playout, with the default options, so that both play the
   very same games. A state is changed in place; otherwise the functions are
   those of the Python rules, under the same names. */

#include <stdint.h>

enum phase { ROLL_OFF, ROLL_OFF_DICE, ROLL, DICE, PLAY, CHOICE, DONE };
enum { GO = 0, STOP = 15, THEIRS = 16 };
enum { CHANCE = -1, OVER = -2 };

#define ROW 0x3FEu /* checkers 1 to 9 */
#define BOTH (1u | 1u << THEIRS)

struct state {
    enum phase phase;
    int player;
    uint32_t up[2];
    uint32_t white[2];
    uint32_t centre;
    int dice[2];
    int unplayed; /* bit 0: the first die, bit 1: the second */
    int few;      /* 1 where a single die satisfies this roll */
    uint32_t turned;
    int total; /* in the roll-off: what the first player rolled */
};

/* SplitMix64: one step is one addition, and a number is mixed out of it. */

static inline uint64_t advance(uint64_t stream)
{
    return stream + 0x9E3779B97F4A7C15u;
}

static inline uint32_t below(uint64_t stream, uint32_t n)
{
    uint64_t z = stream;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    z = z ^ z >> 31;
    return (uint32_t)((z >> 32) * n >> 32);
}

static inline uint64_t stream_of(uint64_t seed, uint64_t number)
{
    uint64_t z = seed * 0xD1342543DE82EF95u + number * 0xDA942042E4DD58B5u;
    z = (z ^ z >> 32) * 0xDABA0B6EB09322E3u;
    z = (z ^ z >> 32) * 0xDABA0B6EB09322E3u;
    return z ^ z >> 32;
}

static inline int popcount(uint32_t mask)
{
    return __builtin_popcount(mask);
}

static inline int nth(uint32_t mask, uint32_t index)
{
    while (index--)
        mask &= mask - 1;
    return __builtin_ctz(mask);
}

static inline int turn(const struct state *s)
{
    if (s->phase == DICE || s->phase == ROLL_OFF_DICE)
        return CHANCE;
    if (s->phase == DONE)
        return OVER;
    return s->player;
}

static inline uint32_t targets(const struct state *s)
{
    uint32_t mine = (s->up[s->player] | s->white[s->player]) & ~s->turned;
    return mine | s->up[1 - s->player] << THEIRS;
}

static inline uint32_t plays(const struct state *s)
{
    if (s->unplayed == 0)
        return 0;
    uint32_t found = targets(s);
    uint32_t first = found & BOTH << s->dice[0];
    uint32_t second = found & BOTH << s->dice[1];
    if (s->unplayed == 1)
        return first;
    if (s->unplayed == 2)
        return second;
    uint32_t together = found & BOTH << (s->dice[0] + s->dice[1]);
    if (s->few)
        return first | second | together;
    if (s->dice[0] == s->dice[1]) {
        if (popcount(first) < 2)
            return together;
    } else if (first == 0 || second == 0) {
        return together;
    }
    return first | second | together;
}

static inline uint32_t legal(const struct state *s, int seat)
{
    if (seat != s->player)
        return 0;
    switch (s->phase) {
    case PLAY:
        return plays(s);
    case CHOICE:
        return 1u << GO | 1u << STOP | plays(s);
    case ROLL:
    case ROLL_OFF:
        return 1u << GO;
    default:
        return 0;
    }
}

static inline void pass_on(struct state *s)
{
    s->phase = ROLL;
    s->player = 1 - s->player;
    s->unplayed = 0;
    s->few = 0;
    s->turned = 0;
}

static inline void move(struct state *s, int seat, int action)
{
    if (action > THEIRS) {
        uint32_t bit = 1u << (action - THEIRS);
        s->up[1 - seat] &= ~bit;
        s->white[1 - seat] |= bit;
        return;
    }
    uint32_t bit = 1u << action;
    if (s->up[seat] & bit) {
        s->up[seat] &= ~bit;
        s->centre |= bit;
    } else {
        s->up[seat] |= bit;
        s->white[seat] &= ~bit;
        s->turned = bit;
    }
}

static inline void use_dice(struct state *s, int number)
{
    if (s->unplayed & 1 && number == s->dice[0])
        s->unplayed &= 2;
    else if (s->unplayed & 2 && number == s->dice[1])
        s->unplayed &= 1;
    else
        s->unplayed = 0;
}

static inline void satisfied(struct state *s)
{
    if (s->unplayed && !s->few)
        return;
    if ((s->up[s->player] | s->white[s->player]) == 0) {
        s->phase = DONE;
        s->unplayed = 0;
    } else {
        s->phase = CHOICE;
    }
}

static inline void apply(struct state *s, int seat, int action)
{
    if (action == GO) {
        s->phase = s->phase == ROLL_OFF ? ROLL_OFF_DICE : DICE;
    } else if (action == STOP) {
        s->centre = 0;
        pass_on(s);
    } else {
        move(s, seat, action);
        use_dice(s, action % THEIRS);
        satisfied(s);
    }
}

static inline void roll_off(struct state *s, int total)
{
    if (s->player == 0) {
        s->phase = ROLL_OFF;
        s->player = 1;
        s->total = total;
    } else if (total == s->total) {
        s->phase = ROLL_OFF;
        s->player = 0;
        s->total = 0;
    } else {
        s->phase = ROLL;
        s->player = total > s->total;
        s->total = 0;
    }
}

static inline void throw(struct state *s)
{
    s->phase = PLAY;
    s->unplayed = 3;
    s->few = popcount(s->up[s->player] | s->white[s->player]) <= 2;
    s->turned = 0;
}

static inline void resolve(struct state *s, uint32_t outcome)
{
    s->dice[0] = (int)(outcome % 6 + 1);
    s->dice[1] = (int)(outcome / 6 + 1);
    if (s->phase == ROLL_OFF_DICE) {
        roll_off(s, s->dice[0] + s->dice[1]);
        return;
    }
    throw(s);
    if (plays(s))
        return;
    s->up[s->player] |= s->centre;
    s->centre = 0;
    pass_on(s);
}

static inline void play(struct state *s, uint64_t stream, int64_t *decisions, int64_t *events)
{
    *s = (struct state){.phase = ROLL_OFF, .up = {ROW, ROW}};
    int64_t decided = 0, happened = 0;
    for (int who = turn(s); who != OVER; who = turn(s)) {
        happened++;
        stream = advance(stream);
        if (who == CHANCE) {
            resolve(s, below(stream, 36));
        } else {
            decided++;
            uint32_t mask = legal(s, who);
            apply(s, who, nth(mask, below(stream, (uint32_t)popcount(mask))));
        }
    }
    *decisions = decided;
    *events = happened;
}

/* One game a row: decisions, events, the mask of winners, the scores. */
void batch(int64_t seed, int64_t first, int64_t games, int64_t width, int64_t *table)
{
    struct state s;
    for (int64_t game = 0; game < games; game++) {
        int64_t *row = table + game * width;
        play(&s, stream_of((uint64_t)seed, (uint64_t)(first + game)), &row[0], &row[1]);
        row[2] = 1 << s.player;
        row[3] = 1 - s.player;
        row[4] = s.player;
    }
}
