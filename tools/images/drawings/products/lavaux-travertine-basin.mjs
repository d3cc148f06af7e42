import { line, polygon, rect } from '../shapes.mjs';

/**
 * The section runs along the basin and through its steps. The water is 5 cm below the edge, which is flush with the floor.
 */
export const drawing = {
  alt: 'Section and plan to scale, a sunken basin 240 cm long, 120 cm wide and 105 cm deep with a person of 175 cm in it: three broad treads lead into the water from the short side on the right, the mitred rim is flush with the floor',
  width: 240,
  height: 105,
  depth: 120,
  isSunken: true,
  front: [
    rect('part', 8, 100, 224, 5),
    rect('water', 8, 3, 224, 97),
    line('fine', [8, 52], [176, 52]),
    line('fine', [80, 3], [80, 100]),
    line('fine', [160, 33], [160, 100]),
    polygon(
      'cut',
      [0, 0],
      [240, 0],
      [240, 105],
      [232, 105],
      [232, 85],
      [208, 85],
      [208, 59],
      [176, 59],
      [176, 33],
      [144, 33],
      [144, 3],
      [8, 3],
      [8, 105],
      [0, 105],
    ),
  ],
  plan: [
    rect('outline', 0, 0, 240, 120),
    ...[
      [0, 0, 8, 8],
      [0, 120, 8, 112],
      [240, 0, 232, 8],
      [240, 120, 232, 112],
    ].map(([x0, y0, x1, y1]) => line('edge', [x0, y0], [x1, y1])),
    rect('water', 8, 8, 224, 104),
    line('fine', [80, 8], [80, 112]),
    ...[144, 176, 208].map((x) => line('edge', [x, 8], [x, 112])),
  ],
};
