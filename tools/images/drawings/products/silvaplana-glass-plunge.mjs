import { joints, line, rect } from '../shapes.mjs';

/** The front is the long side of glass. The four steps stand beyond the right end, outside the stated dimensions. */
export const drawing = {
  alt: 'Front and plan to scale, 220 cm wide, 120 cm high and 100 cm deep beside a person of 175 cm: the long side is one pane of glass with the water behind it, held by slate at both ends and below, and the other three sides are slate',
  width: 220,
  height: 120,
  depth: 100,
  front: [
    rect('stone', 0, 0, 220, 120),
    rect('glass', 10, 16, 200, 104),
    rect('water', 10, 16, 200, 94),
    line('fine', [110, 16], [110, 110]),
    line('fine', [10, 63], [210, 63]),
    line('hidden', [10, 116], [210, 116]),
    rect('stone', 0, 0, 10, 116),
    rect('stone', 210, 0, 10, 116),
    rect('stone', 0, 0, 220, 16),
    line('edge', [10, 0], [10, 16]),
    line('edge', [210, 0], [210, 16]),
    rect('stone', 0, 116, 12, 4),
    rect('stone', 208, 116, 12, 4),
  ],
  plan: [
    rect('stone', 0, 0, 220, 100),
    rect('water', 12, 5, 196, 83),
    joints(12, 5, 196, 83, 98, true),
    line('edge', [12, 88], [12, 100]),
    line('edge', [208, 88], [208, 100]),
    rect('glass', 10, 0, 200, 5),
    line('fine', [10, 2.5], [210, 2.5]),
  ],
};
