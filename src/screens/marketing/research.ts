import type { Stat } from '../../ui/StatList';

/**
 * The 'four outcome figures (27%, 40%, 65%, 200%)' (docs/specification.md §2). Each note says what a study observed and
 * who took part. No note promises a health effect (docs/decisions/0045).
 */
export const outcomes: readonly Stat[] = [
  { value: '27%', name: 'Heart', note: 'Fewer fatal heart events among men who bathed two to three times a week.' },
  { value: '40%', name: 'Longevity', note: 'Lower mortality among those who bathed four to seven times a week.' },
  { value: '65%', name: 'Memory', note: 'Fewer diagnoses of Alzheimer’s disease in the same group of men.' },
  {
    value: '200%',
    name: 'Alertness',
    note: 'The largest rise in noradrenaline observed after seconds in cold water: to three times its level.',
  },
];

/**
 * The 'four research quotes' (docs/specification.md §2): the findings of published studies in our own words, with their
 * sources.
 */
export const quotes = [
  {
    finding:
      'Those who bathed more often, and stayed a little longer, were less likely to die of sudden heart trouble.',
    source: 'JAMA Internal Medicine, 2015',
    about: 'Sauna bathing and cardiovascular events; 2\u202f315 men in eastern Finland, about twenty years',
  },
  {
    finding:
      'Over two decades, frequent bathers were less likely to die, of any cause, than those who bathed once a week.',
    source: 'JAMA Internal Medicine, 2015',
    about: 'Sauna bathing and all-cause mortality; the same cohort',
  },
  {
    finding: 'Four to seven evenings of heat a week were associated with fewer diagnoses of dementia in later life.',
    source: 'Age and Ageing, 2017',
    about: 'Sauna bathing and memory diseases; the same cohort',
  },
  {
    finding:
      'Twenty seconds in cold water were enough for noradrenaline to reach two to three times its level, week after week.',
    source: 'Scandinavian Journal of Clinical and Laboratory Investigation, 2008',
    about: 'Winter swimming and whole-body cold; healthy women, twelve weeks',
  },
] as const;

/**
 * The 'six health-benefit cards' (docs/specification.md §2). They describe why people use heat and cold, but promise no
 * health effect.
 */
export const benefits = [
  {
    name: 'Circulation',
    description:
      'Heat opens the blood vessels, cold narrows them. Moving between the two is a slow exercise of its own.',
  },
  { name: 'Recovery', description: 'After a day on skis or in the saddle, warmth is what tired legs ask for first.' },
  {
    name: 'Sleep',
    description: 'The body cools after the last round. Many owners bathe an hour before bed.',
  },
  { name: 'Calm', description: 'No screen works at ninety degrees. What remains is breath, wood and water.' },
  { name: 'Breath', description: 'Warm, moist air after a ladle of water, and the first cold breath outside.' },
  { name: 'Resilience', description: 'A minute in cold water is a small decision, taken every morning.' },
] as const;
