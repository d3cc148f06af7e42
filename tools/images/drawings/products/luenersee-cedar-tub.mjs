import { circle, line, rect } from '../shapes.mjs';

/** The tub has 36 staves. The front leaves out the joints at its sides, where the curve would crowd them. */
const STAVES = 36;
const RADIUS = 75;
const WALL = 5;
const turn = (stave) => (stave / STAVES) * 2 * Math.PI;
const at = (radius, angle) => [RADIUS + radius * Math.cos(angle), RADIUS + radius * Math.sin(angle)];

/** The step in front of the tub is drawn only in the front view: it is outside the stated dimensions. */
export const drawing = {
  alt: 'Front and plan to scale, a round tub 150 cm across and 105 cm high beside a person of 175 cm: upright cedar staves with three steel hoops, a step of two treads in front, and in the plan the water within the ring of staves and a seat at the back',
  width: 150,
  height: 105,
  depth: 150,
  isRound: true,
  front: [
    rect('wood', 0, 0, 150, 105),
    ...Array.from({ length: 13 }, (_, index) => {
      const x = RADIUS - RADIUS * Math.cos(turn(index + 3));
      return line('fine', [x, 0], [x, 105]);
    }),
    ...[14.7, 52.5, 90.3].map((y) => rect('dark', 0, y, 150, 3.6)),
    rect('wood', 47, 0, 4, 44),
    rect('wood', 109, 0, 4, 44),
    rect('wood', 43, 44, 74, 4),
    rect('wood', 47, 0, 4, 20),
    rect('wood', 109, 0, 4, 20),
    rect('wood', 43, 20, 74, 4),
  ],
  plan: [
    circle('wood', RADIUS, RADIUS, RADIUS),
    ...Array.from({ length: STAVES }, (_, stave) =>
      line('fine', at(RADIUS - WALL, turn(stave)), at(RADIUS, turn(stave))),
    ),
    circle('water', RADIUS, RADIUS, RADIUS - WALL),
    seat(96, 109, 122, 135),
  ].flat(),
};

/** The boards of the seat under the water, between chords of the tub at these y. */
function seat(...edges) {
  return edges.map((y, index) => {
    const reach = Math.sqrt((RADIUS - WALL) ** 2 - (y - RADIUS) ** 2);
    return line(index === 0 ? 'edge' : 'fine', [RADIUS - reach, y], [RADIUS + reach, y]);
  });
}
