/** The materials of which the site has a swatch: `public/pictures/materials`. */
export const materials = [
  { name: 'cedar', label: 'Cedar' },
  { name: 'hemlock', label: 'Hemlock' },
  { name: 'thermo-aspen', label: 'Thermo-aspen' },
  { name: 'slate', label: 'Slate' },
  { name: 'travertine', label: 'Travertine' },
  { name: 'black steel', label: 'Black steel' },
  { name: 'linen', label: 'Linen' },
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
