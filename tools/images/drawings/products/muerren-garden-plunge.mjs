import { boards, line, rect } from '../shapes.mjs';

/** The lid is folded back: its two layers lie on the right end. */
export const drawing = {
  alt: 'Front and plan to scale, 210 cm wide, 90 cm high and 95 cm deep beside a person of 175 cm: upright boards under a rim of wood, the water on the left, and on the right the hinged lid, folded back to a shelf of two layers',
  width: 210,
  height: 90,
  depth: 95,
  front: [
    ...boards(2, 0, 206, 78, 10.3, true),
    rect('wood', 0, 78, 210, 4),
    rect('wood', 132, 82, 78, 4),
    rect('wood', 132, 86, 78, 4),
    rect('dark', 129, 84.5, 5, 3),
  ],
  plan: [
    rect('wood', 0, 0, 210, 95),
    line('edge', [0, 13], [210, 13]),
    line('edge', [0, 82], [210, 82]),
    rect('water', 13, 13, 184, 69),
    ...boards(132, 0, 78, 95, 11.875),
    rect('dark', 129.5, 14, 5, 7),
    rect('dark', 129.5, 74, 5, 7),
  ],
};
