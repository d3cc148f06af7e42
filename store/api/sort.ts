/** Maps the options of the sort select to the query parameter `sort` (docs/specification.md §7 'Sort mapping'). */
export const sortParams = {
  newest: '-createdAt',
  oldest: 'createdAt',
  'price-low': 'price.base',
  'price-high': '-price.base',
  name: 'name',
} as const;

export type Sort = keyof typeof sortParams;
