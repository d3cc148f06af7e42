import { boards, circle, courses, joints, line, rect } from '../shapes.mjs';

/** The stones of the column in the plan: one in the middle, and rings of 6 and 12 around it. */
const stones = [0, 6, 12].flatMap((count, ring) =>
  Array.from({ length: Math.max(count, 1) }, (_, index) => {
    const angle = (2 * Math.PI * index) / Math.max(count, 1);
    return circle('stone', 140 + ring * 8 * Math.cos(angle), 135 + ring * 8 * Math.sin(angle), 3.6);
  }),
);

/** The stones of the column in the section. */
const heap = Array.from({ length: 15 }, (_, row) =>
  (row % 2 ? [-13.5, -4.5, 4.5, 13.5] : [-18, -9, 0, 9, 18]).map((x) => circle('stone', 140 + x, 17 + row * 9, 4.2)),
).flat();

/**
 * The front is a section through the room in front of the column, looking at the back wall. It cuts the skylight. The door is in the
 * front wall, which no image shows.
 */
export const drawing = {
  alt: 'Section and plan to scale, 280 cm wide, 240 cm high and 280 cm deep beside a person of 175 cm: a column of stones in the middle under a round skylight, and benches along three walls',
  width: 280,
  height: 240,
  depth: 280,
  front: [
    rect('cut', 0, 0, 280, 240),
    rect('part', 8, 6, 264, 226),
    rect('part', 88, 232, 104, 8),
    rect('glass', 88, 235, 104, 4),
    joints(8, 46, 264, 186, 12),
    rect('wood', 14, 90, 252, 10),
    rect('wood', 14, 75, 252, 10),
    rect('wood', 8, 6, 264, 40),
    joints(68, 6, 144, 30, 9, true),
    rect('wood', 8, 36, 264, 10),
    rect('wood', 8, 42, 60, 4),
    rect('wood', 64, 33, 4, 9),
    rect('wood', 212, 42, 60, 4),
    rect('wood', 212, 33, 4, 9),
    rect('part', 8, 6, 50, 36),
    rect('part', 222, 6, 50, 36),
    rect('wood', 54, 6, 4, 36),
    rect('wood', 222, 6, 4, 36),
    rect('wood', 13, 75, 3, 10),
    rect('wood', 13, 90, 3, 10),
    rect('wood', 264, 75, 3, 10),
    rect('wood', 264, 90, 3, 10),
    rect('dark', 114, 6, 52, 5),
    rect('dark', 117, 11, 46, 133),
    ...heap,
    line('edge', [8, 6], [272, 6]),
  ],
  plan: [
    rect('cut', 0, 0, 280, 280),
    rect('part', 8, 8, 264, 264),
    courses('fine', 68, 8, 144, 204, 70, 70),
    ...boards(8, 8, 60, 204, 12, true),
    ...boards(212, 8, 60, 204, 12, true),
    ...boards(8, 212, 264, 60, 12),
    line('edge', [15, 8], [15, 265], [265, 265], [265, 8]),
    circle('dark', 140, 135, 22.5),
    ...stones,
    circle('hidden', 140, 135, 52),
    rect('part', 105, 0, 70, 8),
  ],
};
