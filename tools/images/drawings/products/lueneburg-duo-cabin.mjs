import { boards, joints, line, rect } from '../shapes.mjs';

/** An emitter grille on the back wall, seen from the front, with its lower left corner at (x, 59). */
const grille = (x) => [
  rect('wood', x, 59, 48, 86),
  rect('emitter', x + 10, 67, 7, 70),
  rect('emitter', x + 31, 67, 7, 70),
  joints(x + 3, 62, 42, 80, 6, true),
];

/**
 * The front is the wall of glass, seen from outside. There are two emitters behind each grille of the back wall,
 * one behind that of each side wall, and two behind the slats below the bench.
 */
export const drawing = {
  alt: 'Front and plan to scale, 150 cm wide, 205 cm high and 120 cm deep beside a person of 175 cm: a fixed pane and the glass door to its right, a bench from wall to wall, and eight emitters behind slats at the back, the sides and below',
  width: 150,
  height: 205,
  depth: 120,
  front: [
    rect('outline', 0, 0, 150, 205),
    rect('wood', 0, 0, 150, 201),
    rect('glass', 7, 6, 136, 190),
    line('edge', [7, 196], [7, 201]),
    line('edge', [143, 196], [143, 201]),
    joints(7, 47, 136, 149, 12),
    ...grille(21),
    ...grille(81),
    rect('wood', 7, 59, 7, 86),
    rect('wood', 136, 59, 7, 86),
    rect('part', 7, 6, 136, 31),
    rect('emitter', 25, 19, 48, 9),
    rect('emitter', 77, 19, 48, 9),
    joints(7, 11, 136, 26, 6.8, true),
    rect('wood', 7, 6, 136, 5),
    rect('wood', 7, 37, 136, 10),
    line('edge', [76.5, 6], [76.5, 196]),
    rect('dark', 137, 28, 6, 8),
    rect('dark', 137, 165, 6, 8),
    rect('dark', 83, 80, 3, 50),
  ],
  plan: [
    rect('cut', 0, 0, 150, 120),
    rect('part', 7, 0, 136, 114),
    joints(7, 6, 136, 54, 11),
    ...boards(7, 60, 136, 54, 10.8),
    rect('hidden', 25, 82, 48, 4),
    rect('hidden', 77, 82, 48, 4),
    ...[21, 81].flatMap((x) => [
      rect('wood', x, 107, 48, 7),
      rect('emitter', x + 5, 110, 16, 4),
      rect('emitter', x + 27, 110, 16, 4),
    ]),
    rect('wood', 7, 35, 7, 42),
    rect('emitter', 7, 41, 4, 30),
    rect('wood', 136, 35, 7, 42),
    rect('emitter', 139, 41, 4, 30),
    rect('part', 7, 0, 136, 5),
    rect('glass', 7, 1, 69.5, 3),
    rect('glass', 76.5, 1, 66.5, 3),
    rect('dark', 75.5, 0, 2, 5),
  ],
};
