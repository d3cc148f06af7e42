import { circle, line, rect } from '../shapes.mjs';

export const drawing = {
  alt: 'Front and plan to scale, 180 cm wide, 80 cm high and 80 cm deep beside a person of 175 cm: a seamless body of black steel under a rim of wood, and in the plan the mitred rim around the water with one lamp at the right end',
  width: 180,
  height: 80,
  depth: 80,
  front: [rect('dark', 7, 0, 166, 4), rect('dark', 2.5, 4, 175, 71.5), rect('wood', 0, 75.5, 180, 4.5)],
  plan: [
    rect('wood', 0, 0, 180, 80),
    ...[
      [0, 0, 12.5, 12.5],
      [0, 80, 12.5, 67.5],
      [180, 0, 167.5, 12.5],
      [180, 80, 167.5, 67.5],
    ].map(([x0, y0, x1, y1]) => line('edge', [x0, y0], [x1, y1])),
    rect('water', 12.5, 12.5, 155, 55),
    circle('part', 163.5, 40, 3.5),
  ],
};
