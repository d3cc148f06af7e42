import { boards, door, joints, line, rect } from '../shapes.mjs';

/** Middles of the emitters on the wall of the bench, from the left. */
const EMITTERS = [34, 92, 150, 208, 266];

/** The curtain in the plan: its folds between the glass and the mats, drawn over half of the wall. */
const FOLDS = Array.from({ length: 31 }, (_, fold) => [141 + fold * 5, fold % 2 ? 13.5 : 8]);

/** The front is the glass wall, seen from outside: the bench is on the wall opposite. The door is in the left wall. */
export const drawing = {
  alt: 'Front and plan to scale, 300 cm wide, 230 cm high and 200 cm deep beside a person of 175 cm: a wall of clear glass with a curtain drawn over its right half, opposite it a bench along the whole wall, between them a free floor with two mats',
  width: 300,
  height: 230,
  depth: 200,
  front: [
    rect('outline', 0, 0, 300, 230),
    rect('wood', 0, 0, 8, 230),
    rect('wood', 292, 0, 8, 230),
    rect('glass', 8, 4, 284, 218),
    rect('wood', 8, 36, 284, 9),
    ...EMITTERS.map((x) => rect('emitter', x - 12.5, 68, 25, 93)),
    rect('emitter', 13, 218, 93, 4),
    rect('emitter', 133, 218, 93, 4),
    rect('part', 141, 5, 150, 215),
    joints(141, 5, 150, 215, 10, true),
    rect('dark', 8, 2, 284, 2.4),
    rect('dark', 8, 221, 284, 2.4),
    ...[8, 148.8, 289.6].map((x) => rect('dark', x, 2, 2.4, 221)),
  ],
  plan: [
    rect('cut', 0, 0, 300, 200),
    rect('part', 8, 0, 284, 192),
    joints(8, 5, 284, 141, 12.35),
    ...boards(8, 146, 284, 46, 11.5),
    rect('part', 62, 82, 178, 58),
    rect('part', 62, 18, 178, 58),
    ...EMITTERS.map((x) => rect('emitter', x - 12.5, 188, 25, 4)),
    rect('emitter', 288, 43, 4, 25),
    rect('emitter', 288, 117, 4, 25),
    rect('hidden', 13, 68, 93, 21),
    rect('hidden', 133, 68, 93, 21),
    rect('part', 8, 0, 284, 5),
    rect('glass', 10.4, 1.4, 138.4, 2.4),
    rect('glass', 151.2, 1.4, 138.4, 2.4),
    ...[8, 148.8, 289.6].map((x) => rect('dark', x, 0, 2.4, 5)),
    line('edge', ...FOLDS),
    rect('part', 0, 14, 8, 60),
    door(0, 14, [0, 60], [-60, 0]),
  ],
};
