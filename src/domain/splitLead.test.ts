import { splitLead } from './splitLead';

describe('the lead of the description', () => {
  test('is the first of several sentences', () => {
    expect(splitLead('A cabin of pale hemlock. It seats two.\nIt heats quickly.')).toEqual({
      lead: 'A cabin of pale hemlock.',
      rest: 'It seats two.\nIt heats quickly.',
    });
  });

  test.each([
    ['there is one sentence', 'A cabin of pale hemlock.'],
    ['a small letter or a number follows', 'A cabin for approx. two, approx. 3 m² of hemlock.'],
    ['the first sentence may end with an abbreviation', 'Made in St. Gallen from stone. It seats two.'],
    ['the text is empty', ''],
    ['the first sentence is longer than a lead', `${'Hemlock '.repeat(40)}ends here. It seats two.`],
  ])('does not exist if %s', (_why, description) => {
    expect(splitLead(description)).toEqual({ lead: null, rest: description });
  });
});
