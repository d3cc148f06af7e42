import { boards, circle, line, rect, stove } from '../shapes.mjs';

/** The front is the wall of glass, seen from outside: the bench, its step and the heater are behind the two panes. */
export const drawing = {
  alt: 'Front and plan to scale, 160 cm wide, 205 cm high and 125 cm deep beside a person of 175 cm: a glass door with a round pull on the left beside a fixed pane, one deep bench with a step before it, the heater on the right wall',
  width: 160,
  height: 205,
  depth: 125,
  front: [
    rect('outline', 0, 0, 160, 205),
    rect('wood', 0, 0, 160, 201),
    rect('glass', 7, 4, 146, 190),
    line('edge', [7, 194], [7, 201]),
    line('edge', [153, 194], [153, 201]),
    ...boards(7, 4, 146, 71, 7.3, true),
    rect('wood', 7, 75, 146, 9),
    rect('wood', 20, 4, 4, 27),
    rect('wood', 94, 4, 4, 27),
    rect('wood', 16, 31, 86, 9),
    rect('dark', 121, 42, 32, 36),
    ...stove(121, 78, 32, 24),
    line('edge', [89, 4], [89, 194]),
    rect('dark', 88, 30, 6, 7),
    rect('dark', 88, 162, 6, 7),
    circle('edge', 19, 105, 8.5),
    circle('edge', 19, 105, 6),
  ],
  plan: [
    rect('cut', 0, 0, 160, 125),
    rect('part', 7, 0, 146, 118),
    ...boards(7, 60, 146, 58, 11.6),
    ...boards(16, 20, 86, 36, 12),
    ...stove(121, 9, 32, 30),
    rect('glass', 7, 1, 82, 4),
    rect('glass', 89, 1, 64, 4),
    rect('dark', 87.5, 0, 3, 6),
  ],
};
