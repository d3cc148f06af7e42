import { boards, circle, joints, line, polygon, rect, stove } from '../shapes.mjs';

/** Height of the barrel's axis. */
const MIDDLE = 125;

/** The point of a circle around the barrel's axis at an angle, in the front view. */
const around = (radius, degrees) => [
  105 + radius * Math.cos((degrees * Math.PI) / 180),
  MIDDLE + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Points of an arc around the barrel's axis, between two angles in degrees. */
const arc = (radius, from, to) =>
  Array.from({ length: 41 }, (_, index) => around(radius, from + ((to - from) * index) / 40));

/** The joints between the upright planks of the wall with the door. */
const planks = [-84, -72, -60, -48, 48, 60, 72, 84].map((x) => {
  const half = Math.sqrt(100 ** 2 - x ** 2);
  return line('fine', [105 + x, MIDDLE - half], [105 + x, MIDDLE + half]);
});

/**
 * The front is the end with the door. The flue is cut off at the stated height, which does not include it. The plan is a
 * section at the height of the axis, where the staves are farthest apart.
 */
export const drawing = {
  alt: 'Front and plan to scale, a barrel 210 cm across, 230 cm high and 240 cm long beside a person of 175 cm: a glass door at one end, a window at the other, two facing benches, and the stove at the far end of the left one',
  width: 210,
  height: 230,
  depth: 240,
  isRound: true,
  front: [
    rect('wood', 27, 0, 156, 44),
    rect('dark', 47.5, 200, 13, 30),
    circle('outline', 105, MIDDLE, 105),
    circle('wood', 105, MIDDLE, 105),
    ...Array.from({ length: 48 }, (_, index) =>
      line('edge', around(100.5, index * 7.5 + 3.75), around(105, index * 7.5 + 3.75)),
    ),
    circle('part', 105, MIDDLE, 100.5),
    ...planks,
    rect('wood', 63, 38, 84, 177),
    line('edge', [63, 45], [147, 45]),
    rect('glass', 69, 45, 72, 164),
    polygon('hidden', ...arc(62, 0, 180).map(([x, y]) => [x, y + 14])),
    rect('dark', 67, 70, 6, 8),
    rect('dark', 67, 175, 6, 8),
    rect('dark', 132, 100, 2.5, 50),
  ],
  plan: [
    rect('outline', 0, 0, 210, 240),
    joints(0, 0, 210, 240, 10.5, true),
    rect('part', 45, 9, 120, 222),
    joints(45, 9, 120, 222, 12, true),
    ...boards(12, 12.5, 48, 100, 12, true),
    ...boards(150, 12.5, 48, 215, 12, true),
    rect('stone', 29, 150, 52, 72),
    ...stove(33, 172, 42, 40),
    circle('part', 54, 202, 6.5),
    rect('cut', 0, 0, 4.5, 240),
    rect('cut', 205.5, 0, 4.5, 240),
    rect('cut', 4.5, 9, 58.5, 3.5),
    rect('cut', 147, 9, 58.5, 3.5),
    rect('glass', 69, 8, 72, 3),
    rect('wood', 63, 6, 6, 8),
    rect('wood', 141, 6, 6, 8),
    rect('cut', 4.5, 227.5, 201, 3.5),
    rect('part', 43, 226, 124, 6.5),
    rect('glass', 43, 227.5, 124, 3.5),
    ...[22, 83, 153, 214].flatMap((y) => [rect('dark', 0, y, 7, 4), rect('dark', 203, y, 7, 4)]),
  ],
};
