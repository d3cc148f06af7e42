import { circle, line, rect } from '../shapes.mjs';

/** The steps in front of the block are drawn only in the front view: they are outside the stated dimensions. */
export const drawing = {
  alt: 'Front and plan to scale, 220 cm wide, 90 cm high and 200 cm deep beside a person of 175 cm: a block of travertine with three broad slate steps before its left part, and in the plan two equal basins with a ledge between them and a lamp at the back of each',
  width: 220,
  height: 90,
  depth: 200,
  front: [
    rect('outline', 2, 0, 216, 84),
    line('fine', [110, 0], [110, 84]),
    rect('outline', 0, 84, 220, 6),
    ...[
      [67.5, 46],
      [45, 94],
      [22.5, 46],
    ].flatMap(([top, joint]) => [
      rect('stone', 3.2, 0, 137.6, top - 4),
      rect('stone', 2, top - 4, joint, 4),
      rect('stone', 2 + joint, top - 4, 140 - joint, 4),
    ]),
  ],
  plan: [
    rect('outline', 0, 0, 220, 200),
    line('edge', [0, 19], [220, 19]),
    line('edge', [0, 181], [220, 181]),
    ...[17, 119].flatMap((x) => [rect('water', x, 19, 84, 162), circle('part', x + 42, 176, 4)]),
  ],
};
