// Pictures that the set has not: drinks that would be whole fruits, and what it leaves out.
const glass = (juice, foam, slice) =>
  `<path fill="#E1EAF0" d="M7 8h18l-2.200 20.200A2 2 0 0 1 20.800 30h-9.600a2 2 0 0 1-2-1.800z"/>` +
  `<path fill="${juice}" d="M8 13h16l-1.600 14.300a1.600 1.600 0 0 1-1.600 1.400h-9.600a1.600 1.600 0 0 1-1.600-1.400z"/>` +
  `<path fill="${foam}" d="M8 13h16l-.300 2.600H8.300z"/>` +
  `<path fill="none" stroke="#F8312F" stroke-width="1.800" stroke-linecap="round" d="M17 12 20.500 2.500"/>` +
  slice;
const round = (rind, flesh) =>
  `<circle cx="9" cy="9" r="6.500" fill="${rind}"/><circle cx="9" cy="9" r="5" fill="${flesh}"/>` +
  `<path stroke="#fff" stroke-opacity=".8" stroke-width=".9" d="M9 4v10M4 9h10M5.500 5.500l7 7M12.500 5.500l-7 7"/>`;
const apple =
  `<path fill="#86D72F" d="M9 5.500c2.500-1.700 6 .200 6 3.900 0 3.600-2.500 6.600-4.200 6.600-.800 0-1.100-.400-1.800-.400s-1 .400-1.800.400C5.500 16 3 13 3 9.400 3 5.700 6.500 3.800 9 5.500z"/>` +
  `<path fill="none" stroke="#6D4534" stroke-width="1.300" stroke-linecap="round" d="M9 5.500c0-1.500.500-2.500 1.500-3.200"/>`;
const tomato =
  `<circle cx="9" cy="9.500" r="6.500" fill="#F8312F"/>` +
  `<path fill="#008463" d="m9 2 1.200 2.200 3.300-.400-2 2.600.800 2.100-3.300-1.300-3.300 1.300.800-2.100-2-2.600 3.300.400z"/>`;
const berry =
  `<path fill="#F8312F" d="M3.500 6.500c0-3 11-3 11 0 0 4-3.500 9-5.500 9s-5.500-5-5.500-9z"/>` +
  `<path fill="#008463" d="M5 4.500 9 2l4 2.500-2.500 1L9 8 7.500 5.500z"/>` +
  `<path fill="#FFD54F" d="M6 8h1v1.300H6zm5 0h1v1.300h-1zm-2.500 2h1v1.300h-1z"/>`;
const mango = `<path fill="#FFB02E" d="M3 8c1-4.500 8-6 11-2 2 3-.500 9-5 9.500S2 12 3 8z"/><path fill="#FF822D" d="M3 8c.500-2.200 2.500-3.700 4.800-4.200C5.500 7 5 11 7.500 15.300 4 14.800 2.300 11.300 3 8z"/>`;

const bubbles = `<circle cx="12" cy="20" r="1.300" fill="#fff"/><circle cx="18.500" cy="23" r="1.600" fill="#fff"/><circle cx="15.500" cy="17.500" r="1" fill="#fff"/><circle cx="14" cy="26" r="1" fill="#fff"/>`;

export const OWN = {
  "mineral-water": glass("#8FCBEF", "#CBE9FA", bubbles),
  "orange-juice": glass("#FF9A1F", "#FFC266", round("#FF822D", "#FFB02E")),
  "apple-juice": glass("#E6B422", "#F3D36B", apple),
  "tomato-juice": glass("#D7301F", "#EE6A5B", tomato),
  lemonade: glass("#F7E36A", "#FFF6B8", round("#FCD53F", "#FFF478")),
  "mango-lassi": glass("#FFC24A", "#FFF1CC", mango),
  "strawberry-shake": glass("#F6A5B8", "#FFE3EA", berry),
  nachos:
    `<path fill="#FFB02E" d="M3 17 11 3l5 13zM29 18 22 4l-7 12zM9.500 19l7-15 6.500 15z"/>` +
    `<path fill="#FCD53F" d="m5 16.500 6-10.500 3.600 9.800zM27 16.500 22 7.500l-5 8.500zM11.500 18l5-11 5 11z"/>` +
    `<path fill="#FF822D" d="M14.500 13.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2zm3.500 2.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9.500 14a.9.9 0 1 0 0-1.800.9.9 0 0 0 0 1.800zM23 14a.9.9 0 1 0 0-1.800.9.9 0 0 0 0 1.800z"/>` +
    `<path fill="#F8312F" d="M2 17h28l-3 11.500A2 2 0 0 1 25 30H7a2 2 0 0 1-2-1.500z"/>` +
    `<path fill="#fff" d="m7.500 17 1.500 13h3L11 17zm7 0v13h3V17zm7 0-1 13h3l1.500-13z" opacity=".85"/>`,
  "fruit-basket":
    `<path fill="none" stroke="#A56953" stroke-width="2" d="M5 17C5 0 27 0 27 17"/>` +
    `<circle cx="10" cy="14" r="5.500" fill="#F8312F"/><circle cx="21.500" cy="14" r="5.500" fill="#FF822D"/>` +
    `<path fill="#FCD53F" d="M12 6c3 0 8 3.500 8.500 11h-5C15 12.500 13.500 9 11 7.500z"/>` +
    `<circle cx="15" cy="15" r="2.600" fill="#8D65C5"/><circle cx="18" cy="16.500" r="2.600" fill="#7B55B5"/><circle cx="13" cy="17" r="2.600" fill="#7B55B5"/>` +
    `<path fill="#86D72F" d="M10 9c0-2 1.500-3.500 3.500-3.500C13.500 7.500 12 9 10 9z"/>` +
    `<path fill="#C98B5E" d="M3 17h26l-2.500 11a2 2 0 0 1-2 1.600h-17A2 2 0 0 1 5.500 28z"/>` +
    `<path fill="#A56953" d="M2.500 16h27v3h-27zM4 22.500h24l-.4 1.600H4.400zM5 26.500h22l-.4 1.600H5.400z"/>`,
};
