import { numerals } from './numerals.mjs';

/** Size of a drawing in pixels, in the ratio of the photographs beside the specifications. */
export const SHEET = { width: 800, height: 1000 };

/** Space for the dimension lines around the views and between them, in pixels. */
const MARGIN = { left: 128, right: 84, top: 72, between: 132, bottom: 112 };

/** Distance of a dimension line from its view, half the length of the strokes at its ends, and the size of its numbers. */
const OFFSET = 34;
const TICK = 8;
const FONT_SIZE = 33;

/** Height, width and distance of the person beside the front view, in centimetres. */
const PERSON = { height: 175, width: 58, distance: 32 };

/** A standing person from the top of the head, in centimetres. */
const PERSON_PATH =
  'M-8.5 11.5a8.5 11.5 0 1 1 17 0a8.5 11.5 0 1 1-17 0zM-4 21h8q0 6 9 8q9 2 10 12l4 38q1 9 0 16q-3 3-5-1l-2-16-5-24-1 28q4 20 2 42l-3 43q0 5 4 8H3q-1-2-1-8l-1-45-1-12-1 12-1 45q0 6-1 8h-14q4-3 4-8l-3-43q-2-22 2-42l-1-28-5 24-2 16q-2 4-5 1q-1-7 0-16l4-38q1-10 10-12q9-2 9-8z';

/** Fill, stroke and width of the stroke in pixels, by style. The colours are those of src/ui/tokens.css and tones between them. */
const STYLES = {
  /** Walls and other parts that the view cuts. */
  cut: ['#14110f', 'none', 0],
  /** The product's outline. */
  outline: ['#fbf8f3', '#14110f', 3.2],
  /** A part in front of others, such as a bench. */
  part: ['#fbf8f3', '#14110f', 1.8],
  /** A part of wood, to set it off from walls and floor. */
  wood: ['#e7d5bd', '#14110f', 1.8],
  /** A part of stone. */
  stone: ['#bdb4a8', '#14110f', 1.2],
  /** Boards, slats, slabs. */
  fine: ['none', '#a2978a', 1.1],
  /** An edge. */
  edge: ['none', '#14110f', 1.8],
  /** An edge behind or above what is drawn. */
  hidden: ['none', '#5d554e', 1.5, [8, 6]],
  glass: ['#d7e0e1', '#14110f', 1.8],
  water: ['#b4ccd4', '#3d6a80', 1.8],
  /** Heaters, steel. */
  dark: ['#3b342f', '#14110f', 1.2],
  /** Infrared emitters. */
  emitter: ['#a8623a', '#14110f', 1.2],
  /** The way of a door. */
  swing: ['none', '#5d554e', 1.5],
};

const tenths = (value) => Math.round(value * 10) / 10;
const thousandths = (value) => Math.round(value * 1000) / 1000;

/**
 * Draws the front view of a product beside a person of 175 cm, and below it the plan, to the same scale and left edge.
 *
 * @param {object} drawing
 * @param {number} drawing.width in centimetres, as are all lengths
 * @param {number} drawing.height of a sunken product: its depth below the floor
 * @param {number} drawing.depth from front to back
 * @param {boolean} [drawing.isSunken] whether the front is a section below the floor, with the person in it
 * @param {boolean} [drawing.isRound] whether the width is a diameter: of a tub, or of a barrel on its side
 * @param {object[]} drawing.front shapes of shapes.mjs. Of a sunken product, y is 0 at its bottom
 * @param {object[]} drawing.plan
 * @returns {string} an SVG document
 */
export function drawSheet({ width, height, depth, isSunken = false, isRound = false, front, plan }) {
  const frontWidth = isSunken ? width : width + PERSON.distance + PERSON.width;
  const frontHeight = Math.max(height, PERSON.height);
  const roomWidth = SHEET.width - MARGIN.left - MARGIN.right;
  const roomHeight = SHEET.height - MARGIN.top - MARGIN.between - MARGIN.bottom;
  const scale = Math.min(roomWidth / frontWidth, roomHeight / (frontHeight + depth));
  const left = MARGIN.left + (roomWidth - frontWidth * scale) / 2;
  const spare = roomHeight - (frontHeight + depth) * scale;
  const floor = MARGIN.top + spare / 3 + frontHeight * scale;
  const bottom = floor + MARGIN.between + spare / 3 + depth * scale;
  const across = isRound ? `Ø${width}` : String(width);
  const personAt = isSunken ? width * 0.5 : width + PERSON.distance + PERSON.width / 2;
  const view = (y, shapes) => `<g transform="translate(${tenths(left)} ${tenths(y)})">${shapes.join('')}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}">`,
    `<path fill="#eae4da" d="M0 0h${SHEET.width}v${SHEET.height}H0z"/>`,
    view(floor, [
      ...(isSunken ? [] : [ground(frontWidth * scale)]),
      ...front.map((shape) => draw(shape, scale)),
      person(personAt, scale),
      dimension(width * scale, across),
      dimension(height * scale, String(height), true),
    ]),
    view(bottom, [
      ...plan.map((shape) => draw(shape, scale)),
      dimension(width * scale, across),
      ...(isRound && depth === width ? [] : [dimension(depth * scale, String(depth), true)]),
    ]),
    '</svg>\n',
  ].join('\n');
}

const ground = (length) => `<path fill="none" stroke="#14110f" stroke-width="1.8" d="M-12 0H${tenths(length + 12)}"/>`;

/** Returns a shape of shapes.mjs as SVG. Strokes are as wide as `STYLES` says at any scale. */
function draw({ style, path }, scale) {
  const [fill, stroke, width, dashes] = STYLES[style];
  const dashArray = dashes
    ? ` stroke-dasharray="${dashes.map((length) => thousandths(length / scale)).join(' ')}"`
    : '';
  const line = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${thousandths(width / scale)}"${dashArray}`;
  return `<path transform="scale(${thousandths(scale)})" fill="${fill}"${line} stroke-linejoin="round" d="${path}"/>`;
}

const person = (x, scale) =>
  `<path transform="scale(${thousandths(scale)}) translate(${thousandths(x)} ${-PERSON.height})" fill="#a99e92" d="${PERSON_PATH}"/>`;

/** A dimension line below a view, or to its left, with its number beside it. The length is in pixels. */
function dimension(length, label, isUpright = false) {
  const place = isUpright ? `translate(${-OFFSET} 0) rotate(-90)` : `translate(0 ${OFFSET})`;
  const end = tenths(length);
  const line = `<path fill="none" stroke="#8f4f24" stroke-width="1.6" d="M0 ${-TICK}V${TICK}M${end} ${-TICK}V${TICK}M0 0H${end}"/>`;
  return `<g transform="${place}">${line}${number(label, length / 2, isUpright ? -14 : 38)}</g>`;
}

/** A number whose middle is at `x` and whose foot is at `y`, in pixels. */
function number(label, x, y) {
  const size = FONT_SIZE / 1000;
  const characters = Array.from(label, (character) => numerals[character]);
  let at = -characters.reduce((sum, { advance }) => sum + advance, 0) / 2;
  const paths = characters.map(({ advance, outline }) => {
    const placed = `<path transform="translate(${Math.round(at)} 0)" d="${outline}"/>`;
    at += advance;
    return placed;
  });
  return `<g transform="translate(${tenths(x)} ${y}) scale(${size} ${-size})" fill="#14110f">${paths.join('')}</g>`;
}
