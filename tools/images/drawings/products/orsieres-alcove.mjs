import { boards, joints, rect } from '../shapes.mjs';

/** An upright emitter on the back wall, seen from the front, around x. */
const emitter = (x) => rect('emitter', x - 8, 68, 16, 80);

/** A backrest of upright slats, seen from the front, around x. */
const rest = (x) => [
  rect('wood', x - 18, 56, 36, 4),
  rect('wood', x - 18, 98, 36, 4),
  ...Array.from({ length: 5 }, (_, index) => rect('wood', x - 18 + index * 7.5, 48, 6, 62)),
];

/** The front is what the visitor sees of the niche: its steel frame, flush with the wall, and the room behind the glass. */
export const drawing = {
  alt: 'Front and plan to scale, 180 cm wide, 210 cm high and 110 cm deep beside a person of 175 cm: two panes in a steel frame, the right one the door, a bench with two slatted backs, emitters on three walls and below the bench',
  width: 180,
  height: 210,
  depth: 110,
  front: [
    rect('dark', 0, 0, 180, 210),
    rect('glass', 4, 4, 172, 202),
    joints(4, 48, 172, 158, 10.75, true),
    rect('emitter', 4, 68, 4, 80),
    rect('emitter', 172, 68, 4, 80),
    emitter(25),
    emitter(90),
    emitter(155),
    ...rest(58),
    ...rest(122),
    ...boards(4, 4, 172, 38, 10.75, true),
    rect('wood', 4, 42, 172, 6),
    rect('emitter', 40, 18, 100, 14),
    rect('dark', 88, 4, 4, 202),
    rect('dark', 95, 75, 2.5, 70),
  ],
  plan: [
    rect('cut', 0, 0, 180, 110),
    rect('part', 4, 0, 172, 106),
    joints(4, 6, 172, 47, 11),
    rect('wood', 4, 53, 172, 53),
    ...[25, 90, 155].map((x) => rect('emitter', x - 8, 102, 16, 4)),
    ...[58, 122].flatMap((x) => Array.from({ length: 5 }, (_, index) => rect('wood', x - 18 + index * 7.5, 97, 6, 4))),
    rect('emitter', 4, 38, 4, 16),
    rect('emitter', 172, 38, 4, 16),
    rect('hidden', 40, 57, 100, 4),
    rect('part', 4, 0, 172, 5),
    rect('glass', 4, 1, 86, 3),
    rect('glass', 90, 1, 86, 3),
    rect('dark', 0, 0, 4, 5),
    rect('dark', 176, 0, 4, 5),
    rect('dark', 88, 0, 4, 5),
  ],
};
