"""A program in a chair: joins a table and plays. Start a server, make a table, then

python examples/bot.py ws://127.0.0.1:8000/ws TABLE SEAT

TABLE is the last part of its link, and SEAT 0 the first chair.
"""

import asyncio
import random
import sys

from parlour.client import join
from parlour.core.errors import Refusal


async def main(url: str, table: str, seat: int) -> None:
    async with join(url, table, seat, name="Robo") as chair:
        print(f"sitting at {table}, waiting for my turn")
        async for position in chair.turns():
            # position.view is what this seat may see, position.legal what it may do.
            action = random.choice(position.legal)
            try:
                await chair.act(action)
            except Refusal as refusal:  # somebody was quicker: look again
                print(refusal)
        print("the game is over:", position.scores)


if __name__ == "__main__":
    if len(sys.argv) != 4 or not sys.argv[3].isdecimal():
        sys.exit(__doc__)
    try:
        asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
    except (Refusal, TimeoutError) as reason:
        sys.exit(f"Could not join: {reason or 'nobody answers there'}")
