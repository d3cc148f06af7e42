import { circle, line, rect } from '../shapes.mjs';

/** Heights of the courses of split slate from the plinth up to the rim, and the upright joints of each. */
const COURSES = [
  [8, 62, 139],
  [11, 34, 98, 168],
  [7, 81, 128],
  [10, 50, 112, 180],
  [12, 27, 92, 150],
  [8, 70, 121, 176],
  [10, 41, 104, 160],
  [7, 76, 138],
  [11, 30, 94, 165],
  [10, 58, 126, 183],
];

/** The stones of all courses, between x 3 and 197. */
function stones() {
  let y = 6;
  return COURSES.flatMap(([height, ...inner]) => {
    const ends = [3, ...inner, 197];
    const course = ends.slice(1).map((end, index) => rect('stone', ends[index], y, end - ends[index], height));
    y += height;
    return course;
  });
}

export const drawing = {
  alt: 'Front and plan to scale, 200 cm wide, 105 cm high and 100 cm deep beside a person of 175 cm: courses of split slate on a recessed plinth under a honed rim, and in the plan the broad rim around the water with one lamp in the back wall',
  width: 200,
  height: 105,
  depth: 100,
  front: [rect('dark', 11, 0, 178, 6), ...stones(), rect('stone', 0, 100, 200, 5)],
  plan: [
    rect('stone', 0, 0, 200, 100),
    line('edge', [0, 20], [200, 20]),
    line('edge', [0, 80], [200, 80]),
    rect('water', 20, 20, 160, 60),
    circle('part', 100, 76, 3.5),
  ],
};
