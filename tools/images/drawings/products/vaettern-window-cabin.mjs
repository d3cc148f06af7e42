import { boards, joints, rect } from '../shapes.mjs';

/**
 * The front is the longer of the two glass walls. Its right pane is the door, which opens outwards; the plan has no space for
 * its swing. Dashed in the plan: the edge of the roof.
 */
export const drawing = {
  alt: 'Front and plan to scale, 200 cm wide, 210 cm high and 150 cm deep beside a person of 175 cm: glass in front and on the right that meets at the corner without a post, an L-shaped bench along the two timber walls and five emitters on them',
  width: 200,
  height: 210,
  depth: 150,
  front: [
    rect('outline', 3, 0, 193, 196),
    rect('glass', 10, 6, 186, 190),
    rect('wood', 10, 40, 176, 10),
    joints(10, 9, 174, 31, 9, true),
    rect('wood', 183.5, 9, 2.5, 31),
    rect('wood', 14, 6, 4, 34),
    rect('wood', 53, 6, 4, 34),
    rect('wood', 10, 39, 50, 8),
    rect('wood', 10, 47, 50, 3),
    ...[52, 105, 158].map((x) => rect('emitter', x - 11, 69, 22, 85)),
    rect('emitter', 10, 69, 4, 85),
    rect('edge', 10, 6, 102, 190),
    rect('edge', 112, 6, 84, 190),
    rect('dark', 119.5, 80, 2.5, 60),
    rect('wood', 3, 6, 7, 190),
    rect('wood', 3, 0, 195, 6),
    rect('wood', 1, 195, 198, 13),
    rect('part', 0, 208, 200, 2),
  ],
  plan: [
    rect('cut', 3, 3, 7, 145),
    rect('cut', 3, 141, 195, 7),
    rect('part', 10, 3, 188, 138),
    joints(60, 8, 132, 81, 9),
    ...boards(10, 11, 50, 78, 12.5, true),
    ...boards(10, 89, 176, 52, 10.4),
    ...[52, 105, 158].map((x) => rect('emitter', x - 11, 137, 22, 4)),
    rect('emitter', 10, 26, 4, 22),
    rect('emitter', 10, 76, 4, 22),
    rect('wood', 10, 3, 188, 5),
    rect('wood', 192, 3, 6, 138),
    rect('glass', 10, 4, 101, 2.4),
    rect('glass', 113, 4, 83, 2.4),
    rect('glass', 193.6, 6.4, 2.4, 134.6),
    rect('hidden', 0, 0, 200, 150),
  ],
};
