import { line, polygon, rect } from '../shapes.mjs';

/** Distances of a boulder's corners from its middle, as shares of its radii. */
const CORNERS = [1, 0.94, 1.03, 0.9, 0.99, 1.04, 0.92, 1.01, 0.95, 0.9, 1.02];

/** A boulder around (x, y), `wide` and `tall` from its middle to its edge. `turn` is the index in `CORNERS` of its first corner, so that boulders differ. */
const boulder = (x, y, wide, tall, turn = 0) =>
  polygon(
    'stone',
    ...CORNERS.map((_, index) => {
      const share = CORNERS[(index + turn) % CORNERS.length];
      const angle = ((index + turn * 0.37) / CORNERS.length) * 2 * Math.PI;
      return [x + wide * share * Math.cos(angle), y + tall * share * Math.sin(angle)];
    }),
  );

/** The floor of the pool in the section, from the flagstones on the left down to the deep end below the fall. */
const FLOOR = [
  [30, 122],
  [36, 104],
  [72, 100],
  [84, 78],
  [126, 73],
  [144, 46],
  [196, 14],
  [262, 5],
  [384, 4],
  [392, 24],
  [396, 130],
];

/** The section runs along the pool, from its near end with the flagstones to the fall, which comes in above the right end. */
export const drawing = {
  alt: 'Section and plan to scale, a natural pool 400 cm long, 200 cm wide and 130 cm deep with a person of 175 cm in it: flagstones and two flat stones as the way in on the left, boulders along both sides, deep water below the fall on the right',
  width: 400,
  height: 130,
  depth: 200,
  isSunken: true,
  front: [
    polygon('water', ...FLOOR, [396, 124], [30, 124]),
    ...[
      [58, 121, 20, 8],
      [98, 118, 24, 11],
      [142, 120, 20, 9],
      [186, 116, 27, 13],
      [232, 119, 20, 10],
      [278, 115, 29, 14],
      [322, 119, 18, 10],
      [354, 117, 20, 12],
    ].map(([x, y, wide, tall], index) => boulder(x, y, wide, tall, index * 3)),
    polygon(
      'cut',
      [0, 122],
      ...FLOOR,
      [400, 130],
      [400, 0],
      [196, 0],
      [136, 28],
      [116, 58],
      [74, 66],
      [62, 88],
      [24, 92],
      [16, 108],
      [0, 108],
    ),
    polygon('stone', [0, 122], [32, 122], [34, 130], [0, 130]),
    polygon('stone', [37, 104], [76, 101], [80, 106], [74, 111], [42, 112], [36, 109]),
    polygon('stone', [85, 78], [128, 74], [134, 80], [126, 86], [90, 87], [84, 83]),
    boulder(160, 43, 15, 9, 1),
    boulder(184, 27, 10, 7, 4),
    boulder(236, 15, 15, 8, 3),
    boulder(262, 12, 9, 6, 7),
    boulder(318, 13, 18, 9, 6),
    boulder(346, 11, 10, 6, 2),
    boulder(376, 18, 17, 13, 4),
    boulder(380, 108, 18, 21, 1),
  ],
  plan: [
    polygon(
      'water',
      [28, 34],
      [60, 14],
      [110, 8],
      [170, 13],
      [240, 7],
      [310, 12],
      [370, 20],
      [392, 60],
      [394, 140],
      [372, 182],
      [310, 190],
      [240, 186],
      [170, 193],
      [110, 188],
      [62, 190],
      [28, 168],
    ),
    polygon('stone', [46, 76], [80, 72], [88, 96], [80, 132], [50, 134], [40, 108]),
    polygon('stone', [96, 66], [136, 70], [144, 100], [132, 124], [100, 122], [90, 96]),
    ...[
      [186, 70, 12, 9],
      [214, 128, 15, 11],
      [246, 84, 10, 8],
      [282, 116, 12, 9],
      [172, 150, 11, 8],
      [322, 66, 11, 9],
    ].map(([x, y, wide, tall], index) => ({ ...boulder(x, y, wide, tall, index), style: 'fine' })),
    polygon('stone', [0, 2], [40, 0], [46, 24], [32, 46], [0, 42]),
    polygon('stone', [0, 45], [32, 49], [37, 78], [34, 100], [0, 96]),
    polygon('stone', [0, 99], [34, 103], [36, 128], [30, 152], [0, 148]),
    polygon('stone', [0, 151], [30, 155], [48, 178], [42, 200], [0, 198]),
    boulder(66, 13, 20, 12, 3),
    boulder(104, 10, 17, 9.5, 6),
    boulder(148, 17, 26, 16, 1),
    boulder(192, 11, 17, 10, 4),
    boulder(236, 20, 27, 18, 8),
    boulder(280, 12, 18, 11, 2),
    boulder(322, 21, 25, 19, 5),
    boulder(72, 187, 23, 12.5, 2),
    boulder(118, 184, 22, 15, 7),
    boulder(158, 189.5, 17, 10, 5),
    boulder(204, 179, 31, 20, 3),
    boulder(250, 188, 18, 11, 9),
    boulder(294, 183, 26, 16, 6),
    boulder(334, 188, 17, 11, 1),
    boulder(370, 24, 27, 22, 7),
    boulder(368, 176, 29, 22, 4),
    boulder(378, 64, 21, 22, 2),
    boulder(377, 137, 22, 24, 8),
    polygon('stone', [382, 84], [400, 80], [400, 118], [382, 115], [379, 100]),
    rect('water', 368, 95, 32, 9),
    line('fine', [368, 98], [400, 98]),
    line('fine', [368, 101], [400, 101]),
  ],
};
