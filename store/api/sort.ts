/** Spec §7: 'Sort mapping', from the words in the sort select to the words on the wire. */
export const sortParams = {
  newest: '-createdAt',
  oldest: 'createdAt',
  'price-low': 'price.base',
  'price-high': '-price.base',
  name: 'name',
} as const;

export type Sort = keyof typeof sortParams;
