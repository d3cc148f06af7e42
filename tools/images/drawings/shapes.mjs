/**
 * The shapes that the drawings of products consist of. All lengths and positions are in centimetres. The origin of a view is its
 * lower left corner: in the front view the left end of the floor, in the plan the left end of the front. y points up, in the plan
 * to the back. A shape covers the shapes before it, unless its style has no fill.
 *
 * A shape has a `style`, one of `STYLES` in sheet.mjs, and a `path`, an SVG path whose y points down. `boards` and `stove` return
 * several shapes, the other functions one.
 */

const round = (value) => Math.round(value * 100) / 100;
const point = ([x, y]) => `${round(x)} ${round(-y)}`;

/** A rectangle from its lower left corner (x, y). */
export const rect = (style, x, y, width, height) => ({
  style,
  path: `M${point([x, y])}h${round(width)}v${round(-height)}h${round(-width)}z`,
});

/** A closed shape with the corners `[x, y]`. */
export const polygon = (style, ...corners) => ({ style, path: `M${corners.map(point).join('L')}z` });

/** An open line through the points `[x, y]`. */
export const line = (style, ...points) => ({ style, path: `M${points.map(point).join('L')}` });

/** A circle around (x, y). */
export const circle = (style, x, y, radius) => ({
  style,
  path: `M${point([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
});

/** The joints between boards or slats in a rectangle, `pitch` apart: lines from left to right, or upright ones. */
export function joints(x, y, width, height, pitch, isUpright = false) {
  const end = isUpright ? width : height;
  const lines = [];
  for (let at = pitch; at < end - pitch / 4; at += pitch)
    lines.push(isUpright ? `M${point([x + at, y])}v${round(-height)}` : `M${point([x, y + at])}h${round(width)}`);
  return { style: 'fine', path: lines.join('') };
}

/** Boards of wood in a rectangle, such as a bench from above. The parameters are those of `joints`. */
export const boards = (x, y, width, height, pitch, isUpright = false) => [
  rect('wood', x, y, width, height),
  joints(x, y, width, height, pitch, isUpright),
];

/**
 * Blocks of stone in courses, each course shifted by a part of a block, as in a wall of slate or travertine.
 *
 * @param {number} course height of a course
 * @param {number} length of a block
 */
export function courses(style, x, y, width, height, course, length) {
  const blocks = [];
  for (let row = 0; (row + 0.25) * course < height; row += 1) {
    const tall = Math.min(course, height - row * course);
    for (let at = -((row * 0.37) % 1) * length; at < width; at += length) {
      const [from, to] = [Math.max(at, 0), Math.min(at + length, width)];
      if (to > from) blocks.push(rect(style, x + from, y + row * course, to - from, tall).path);
    }
  }
  return { style, path: blocks.join('') };
}

/**
 * A door in a plan: its leaf, open by 90 degrees, and the quarter circle of its edge.
 *
 * @param {number} x position of the hinge
 * @param {number} y position of the hinge
 * @param {[number, number]} closed direction from the hinge to the edge of the closed leaf, such as `[70, 0]`
 * @param {[number, number]} open the same for the open leaf, such as `[0, -70]`
 */
export function door(x, y, closed, open) {
  const [from, to] = [closed, open].map(([dx, dy]) => point([x + dx, y + dy]));
  const radius = Math.hypot(...closed);
  const isClockwise = closed[0] * open[1] - closed[1] * open[0] < 0;
  return { style: 'swing', path: `M${from}A${radius} ${radius} 0 0 ${isClockwise ? 1 : 0} ${to}L${point([x, y])}` };
}

/** An electric or wood-fired heater in a plan: its body, and the stones inside. */
export function stove(x, y, width, depth) {
  const stones = [];
  const radius = 3.6;
  for (let row = 0; (row + 1) * 2 * radius <= depth - 6; row += 1)
    for (let column = 0; (column + 1) * 2 * radius <= width - 6; column += 1)
      stones.push(
        circle('stone', x + 3 + radius + column * 2 * radius, y + 3 + radius + row * 2 * radius, radius).path,
      );
  return [rect('dark', x, y, width, depth), { style: 'stone', path: stones.join('') }];
}
