import { boards, courses, line, polygon, rect, stove } from '../shapes.mjs';

/** Height at which the walls end and the arch of the vault begins. */
const SPRING = 117;

/**
 * The circle of an arch that spans twice `half` and rises by `rise` above `SPRING`: its radius, the height of its middle, and
 * the angle in radians by which the arch continues below that height on each side.
 */
const arch = (half, rise) => {
  const radius = (half ** 2 + rise ** 2) / (2 * rise);
  return { radius, middle: SPRING + rise - radius, angle: Math.asin((rise - radius) / radius) };
};

/** Points of an arch from its right end to its left, `inset` centimetres inside it. */
const points = ({ radius, middle, angle }, inset = 0, count = 61) =>
  Array.from({ length: count }, (_, index) => {
    const at = -angle + ((Math.PI + 2 * angle) * index) / (count - 1);
    return [120 + (radius - inset) * Math.cos(at), middle + (radius - inset) * Math.sin(at)];
  });

const outer = arch(120, 98);
const inner = arch(112, 90);

/** The ends of the laths, above the ribs. */
const laths = points(inner, 0, 41).map((end, index) => line('edge', end, points(inner, 4, 41)[index]));

/** The joints of the boards of the end wall, below the ribs. */
const endWallJoints = Array.from({ length: 17 }, (_, index) => 12 * (index + 1)).flatMap((y) => {
  const half = y < SPRING ? 112 : Math.sqrt(Math.max(0, (inner.radius - 9) ** 2 - (y - inner.middle) ** 2));
  return half ? [line('fine', [120 - half, y], [120 + half, y])] : [];
});

/**
 * The front is a section across the vault, looking at the niche of the heater. The door is in the front wall, which no image
 * shows.
 */
export const drawing = {
  alt: 'Section and plan to scale, 240 cm wide, 215 cm high and 200 cm deep beside a person of 175 cm: a vault of laths over ribs, two facing benches, and the heater in a niche of slate between their ends',
  width: 240,
  height: 215,
  depth: 200,
  front: [
    polygon('cut', [0, 0], [240, 0], ...points(outer)),
    polygon('part', [8, 5], [232, 5], ...points(inner)),
    ...endWallJoints,
    polygon('part', ...points(inner), ...points(inner, 4).reverse()),
    ...laths,
    polygon('wood', ...points(inner, 4), ...points(inner, 9).reverse()),
    rect('wood', 8, SPRING - 8, 8, 4),
    rect('wood', 224, SPRING - 8, 8, 4),
    rect('wood', 73, 5, 94, 139),
    courses('stone', 78, 5, 84, 134, 33.5, 84),
    rect('dark', 96, 10, 48, 46),
    ...stove(96, 56, 48, 38),
    rect('part', 8, 5, 55, 37),
    rect('part', 177, 5, 55, 37),
    rect('wood', 49, 5, 4, 37),
    rect('wood', 187, 5, 4, 37),
    rect('wood', 8, 42, 55, 4),
    rect('wood', 59, 35, 4, 7),
    rect('wood', 177, 42, 55, 4),
    rect('wood', 177, 35, 4, 7),
  ],
  plan: [
    rect('cut', 0, 0, 240, 200),
    rect('part', 8, 8, 224, 138),
    courses('fine', 63, 8, 114, 138, 50, 50),
    ...boards(8, 8, 55, 138, 11, true),
    ...boards(177, 8, 55, 138, 11, true),
    rect('part', 8, 154, 62, 38),
    line('fine', [8, 154], [70, 192]),
    line('fine', [8, 192], [70, 154]),
    rect('part', 170, 154, 62, 38),
    line('fine', [170, 154], [232, 192]),
    line('fine', [170, 192], [232, 154]),
    rect('stone', 74, 146, 92, 50),
    rect('part', 78, 146, 84, 46),
    ...stove(96, 148, 48, 42),
    ...Array.from({ length: 7 }, (_, index) => line('hidden', [8, 14 + index * 21], [232, 14 + index * 21])),
    rect('part', 85, 0, 70, 8),
  ],
};
