import { boards, joints, rect } from '../shapes.mjs';

/** Middles of the two loungers and of the emitters behind them, from the left. */
const LOUNGERS = [51.5, 168.5];
const EMITTERS = LOUNGERS.flatMap((x) => [x - 17, x + 17]);

/** The front is the glass wall. Its right pane is the door, which opens outwards; the plan has no space for its swing. */
export const drawing = {
  alt: 'Front and plan to scale, 220 cm wide, 210 cm high and 180 cm deep beside a person of 175 cm: two loungers side by side with their heads to the back wall, a narrow table between them, a front of two panes with the door on the right, emitters on the walls and in the ceiling',
  width: 220,
  height: 210,
  depth: 180,
  front: [
    rect('outline', 0, 206, 220, 4),
    rect('wood', 2, 0, 216, 206),
    rect('glass', 7, 6, 206, 194),
    ...EMITTERS.map((x) => rect('emitter', x - 11, 107, 22, 77)),
    rect('emitter', 7, 75, 4, 75),
    rect('emitter', 209, 75, 4, 75),
    ...LOUNGERS.map((x) => rect('emitter', x - 22.5, 197, 45, 3)),
    ...LOUNGERS.flatMap((x) => [
      ...boards(x - 35.5, 44, 71, 49, 7),
      rect('part', x - 22, 74, 44, 15),
      rect('wood', x - 29, 6, 3.6, 28),
      rect('wood', x + 25.4, 6, 3.6, 28),
      rect('wood', x - 35.5, 33, 71, 11),
      rect('wood', x - 35.5, 33, 71, 3),
    ]),
    rect('stone', 100, 6, 20, 41),
    rect('stone', 97, 47, 26, 3),
    rect('edge', 7, 6, 103, 194),
    rect('edge', 110, 6, 103, 194),
    rect('dark', 115.5, 78, 2.4, 60),
    rect('dark', 206, 24, 7, 8.5),
    rect('dark', 206, 166, 7, 8.5),
  ],
  plan: [
    rect('cut', 0, 0, 220, 180),
    rect('part', 7, 0, 206, 173),
    joints(7, 6, 206, 167, 9.5, true),
    ...LOUNGERS.flatMap((x) => [...boards(x - 35.5, 13, 71, 158, 7.9), rect('part', x - 22, 147, 44, 17)]),
    rect('stone', 97, 47, 26, 90),
    ...EMITTERS.map((x) => rect('emitter', x - 11, 169, 22, 4)),
    rect('emitter', 7, 65, 4, 23),
    rect('emitter', 209, 65, 4, 23),
    ...LOUNGERS.map((x) => rect('hidden', x - 22.5, 67, 45, 19)),
    rect('wood', 7, 0, 206, 6),
    rect('glass', 7, 1.5, 102, 2.4),
    rect('glass', 111, 1.5, 102, 2.4),
  ],
};
