import { boards, circle, door, joints, line, rect, stove } from '../shapes.mjs';

/** The front is the wall of the window, seen from outside: the tiers and the heater are behind the pane. */
export const drawing = {
  alt: 'Front and plan to scale, 300 cm wide, 225 cm high and 240 cm deep beside a person of 175 cm: a window almost as wide as the wall, three tiers opposite it, the heater in the corner and the door in a side wall',
  width: 300,
  height: 225,
  depth: 240,
  front: [
    rect('outline', 0, 0, 300, 225),
    joints(0, 0, 300, 225, 12, false),
    rect('wood', 17, 57, 266, 156),
    rect('glass', 20, 60, 260, 150),
    line('hidden', [20, 84], [280, 84]),
    line('hidden', [20, 126], [280, 126]),
    rect('dark', 234, 60, 46, 32),
  ],
  plan: [
    rect('cut', 0, 0, 300, 240),
    rect('part', 8, 8, 284, 224),
    ...boards(8, 166, 284, 66, 11),
    ...boards(8, 116, 284, 50, 12.5),
    ...boards(8, 72, 200, 44, 11),
    ...stove(226, 30, 56, 62),
    circle('wood', 214, 128, 13),
    rect('glass', 20, 1, 260, 6),
    rect('part', 0, 18, 8, 50),
    door(0, 18, [0, 50], [-50, 0]),
  ],
};
