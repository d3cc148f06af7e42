import { boards, courses, line, rect, stove } from '../shapes.mjs';

/**
 * The front is a section through the room, looking at the wall of slate. It cuts the benches and the window on the left. The door
 * and the short side of the upper bench are at the front wall, which no image shows.
 */
export const drawing = {
  alt: 'Section and plan to scale, 260 cm wide, 220 cm high and 220 cm deep beside a person of 175 cm: slate over the whole back wall with the heater before it, an L-shaped upper bench, a lower one, and a low window on the left',
  width: 260,
  height: 220,
  depth: 220,
  front: [
    rect('cut', 0, 0, 260, 220),
    rect('part', 8, 6, 244, 206),
    courses('stone', 8, 6, 244, 206, 8.25, 47),
    rect('part', 0, 98, 8, 50),
    rect('glass', 2, 98, 4, 50),
    rect('dark', 152, 10, 56, 52),
    ...stove(152, 62, 56, 40),
    ...boards(8, 6, 48, 80, 9, true),
    rect('wood', 8, 92, 62, 4),
    rect('wood', 66, 84, 4, 8),
    rect('wood', 8, 86, 58, 6),
    ...boards(56, 6, 54, 34, 9, true),
    rect('wood', 64, 47, 56, 4),
    rect('wood', 116, 39, 4, 8),
    rect('wood', 64, 41, 52, 6),
    line('edge', [8, 6], [252, 6]),
  ],
  plan: [
    rect('cut', 0, 0, 260, 220),
    rect('part', 8, 8, 244, 194),
    courses('stone', 8, 202, 244, 10, 10, 47),
    ...boards(8, 70, 62, 132, 10.3, true),
    ...boards(8, 8, 154, 62, 10.3),
    ...boards(70, 70, 50, 74, 10, true),
    ...stove(152, 136, 56, 50),
    rect('part', 0, 58, 8, 120),
    rect('glass', 2, 58, 4, 120),
    rect('part', 176, 0, 66, 8),
  ],
};
