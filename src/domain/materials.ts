/** The materials of which the site has a swatch, `public/pictures/materials`, and what a visitor may know of them. */
export const materials = [
  {
    name: 'cedar',
    label: 'Cedar',
    note: 'Western red cedar, free of knots, warm in tone and fragrant for years.',
  },
  {
    name: 'hemlock',
    label: 'Hemlock',
    note: 'Pale, fine in grain and almost without scent or resin. It stays cool enough to lean on.',
  },
  {
    name: 'thermo-aspen',
    label: 'Thermo-aspen',
    note: 'Aspen, darkened through and through by heat alone. It takes up hardly any water and keeps its shape.',
  },
  {
    name: 'slate',
    label: 'Slate',
    note: 'Dark stone in fine layers, split or finely sawn. It darkens when it is wet, and dries without a mark.',
  },
  {
    name: 'travertine',
    label: 'Travertine',
    note: 'Pale limestone, its layers left to show. The pores are filled where water stands, open where it does not.',
  },
  {
    name: 'black steel',
    label: 'Black steel',
    note: 'Blackened, not painted; waxed indoors, oiled outdoors. Matt and quiet beside wood and stone.',
  },
  { name: 'linen', label: 'Linen', note: 'Woven flax that dries fast and grows softer with every wash.' },
] as const;

export type Material = (typeof materials)[number];

/**
 * Returns the materials that a product's tags name, each once, in the order of the tags. A tag names a material if it
 * begins with its name, such as 'slate' and 'slate floor'.
 */
export function materialsOf(tags: readonly string[]): Material[] {
  const found = tags.flatMap((tag) => materials.filter(({ name }) => `${tag.toLowerCase()} `.startsWith(`${name} `)));
  return [...new Set(found)];
}
