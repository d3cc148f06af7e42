import type { Stat } from '../../ui/StatList';

/** Company statistics that the About page shows, with the values stated in docs/specification.md §2 and §9. */
export const companyStats: readonly Stat[] = [
  { value: '25+', name: 'Years', note: 'Of building rooms for warmth, first in the mountains, then further afield.' },
  { value: '500+', name: 'Installations', note: 'In houses, on terraces, beside lakes and below vineyards.' },
  { value: '35', name: 'Countries', note: 'Each with its own water, its own winters and its own wood.' },
  { value: '100%', name: 'Satisfaction', note: 'We leave when the house is quiet and you are content.' },
];
