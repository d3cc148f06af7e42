import { numerals } from './numerals.mjs';

/** Size of a drawing in pixels, in the ratio of the photographs beside the specifications. */
export const SHEET = { width: 800, height: 1000 };

/** Space for the dimension lines around the views and between them, in pixels. */
const MARGIN = { left: 128, right: 84, top: 72, between: 132, bottom: 112 };

/** Distance of a dimension line from its view, half the length of the strokes at its ends, and the size of its numbers. */
const OFFSET = 34;
const TICK = 8;
const FONT_SIZE = 30;

/** Height, width and distance of the person beside the front view, in centimetres. */
const PERSON = { height: 175, width: 58, distance: 32 };

/** Someone standing in a bathrobe, from the top of the head, in centimetres: the outline, then the edges of the cloth. */
const PERSON_PATH =
  'M0 .6c4.6 0 7.6 3.6 7.6 9.4 0 4.4-1.5 8-3.6 10.2l.3 4.3c.3 2.2 2 3.2 5.4 4.2 6.6 1.9 11.6 3.4 13 8.6 1.6 6 3 18.6 3.6 29.4.4 7.2-.4 14.6-2.4 21.6-.6 2.2-2.2 3.6-4.6 3.6.9 12.6 1.9 26 2.2 38.6-3.9 1.2-6.6 1.6-9.2 1.8.5 10.6-.5 21.6-1.6 31.4 1.4 3.4 4 6.2 4.4 8.6.3 1.8-.6 2.7-2.6 2.7H5.8c-1.4 0-2-.8-2-2.2.2-3.6-.3-7-.6-10.4-.6-8.6-1.3-19.4-1.6-29.9H-1.4c-.3 10.5-1 21.3-1.6 29.9-.3 3.4-.8 6.8-.6 10.4 0 1.4-.6 2.2-2 2.2h-6.7c-2 0-2.9-.9-2.6-2.7.4-2.4 3-5.2 4.4-8.6-1.1-9.8-2.1-20.8-1.6-31.4-2.6-.2-5.3-.6-9.2-1.8.3-12.6 1.3-26 2.2-38.6-2.4 0-4-1.4-4.6-3.6-2-7-2.8-14.4-2.4-21.6.6-10.8 2-23.4 3.6-29.4 1.4-5.2 6.4-6.7 13-8.6 3.4-1 5.1-2 5.4-4.2l.3-4.3C-6.1 18-7.6 14.4-7.6 10-7.6 4.2-4.6.6 0 .6z';
const BATHROBE_PATH =
  'M-5.5 26C-4.5 38-1.5 52 2.5 70M5.5 26C5 36 3.4 46 0 58M-17.6 78.5C-6 81 6 81 17.6 78.5M-17.6 84C-6 86.5 6 86.5 17.6 84M3 85.8C4.4 99 4.8 114 4.4 130.4M1 85.8C-1 92-2 99-2.4 106M-16.4 46C-17 60-17.6 76-18.8 91M16.4 46C17 60 17.6 76 18.8 91';

/** Someone standing in a sunken pool. */
const BATHER_PATH =
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
      person(personAt, scale, isSunken),
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

function person(x, scale, isBather) {
  const figure = isBather
    ? `<path d="${BATHER_PATH}"/>`
    : `<path d="${PERSON_PATH}"/><path fill="none" stroke="#eae4da" stroke-linecap="round" d="${BATHROBE_PATH}"/>`;
  return `<g transform="scale(${thousandths(scale)}) translate(${thousandths(x)} ${-PERSON.height})" fill="#c3b8aa">${figure}</g>`;
}

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
