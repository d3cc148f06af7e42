import type { Specification } from '../../store/api';
import { findSpecification } from './findSpecification';

/** Dimensions of a product in centimetres. */
export interface Dimensions {
  width: number;
  /** From front to back. Equal to the width if the product is round. */
  depth: number;
  /** Of a house with a gable, the height of its ridge. If the product is sunken, its depth below the floor. */
  height: number;
  /** Height of the eaves of a house with a gable. Otherwise equal to the height. */
  eaves: number;
  /** 'round' from above, like a tub, or from the front, like a 'barrel' on its side. */
  shape: 'box' | 'gable' | 'round' | 'barrel' | 'sunken';
}

/** Smallest and largest dimension of a drawing in centimetres. */
const MIN_LENGTH = 30;
const MAX_LENGTH = 3000;

/** The formats of the value, with any kind of space. The groups are width, depth (of a round product: none), height and eaves. */
const FORMATS = [
  { shape: 'box', pattern: /^(\d+)\s[×x]\s(\d+)\s[×x]\s(\d+)\scm$/ },
  { shape: 'gable', pattern: /^(\d+)\s[×x]\s(\d+)\scm,\sridge\s(\d+)\scm,\seaves\s(\d+)\scm$/ },
  { shape: 'sunken', pattern: /^(\d+)\s[×x]\s(\d+)\scm,\s(\d+)\scm\sdeep$/ },
  { shape: 'barrel', pattern: /^Ø\s(\d+)\s[×x]\s(\d+)\scm,\s(\d+)\scm\shigh$/ },
  { shape: 'round', pattern: /^(\d+)()\scm\sacross,\s(\d+)\scm\shigh$/ },
] as const;

/**
 * Parses the specification 'Dimensions', such as '240 × 200 × 215 cm' (width × depth × height), '240 × 120 cm, 105 cm
 * deep' (below the floor), '150 cm across, 105 cm high', of a barrel on its side 'Ø 210 × 240 cm, 230 cm high', and of a
 * house with a gable '320 × 250 cm, ridge 385 cm, eaves 250 cm'. Returns null if there is none, or if it has another format.
 */
export function parseDimensions(specifications: readonly Specification[]): Dimensions | null {
  const value = findSpecification(specifications, 'dimensions')?.value.trim() ?? '';
  for (const { shape, pattern } of FORMATS) {
    const match = pattern.exec(value);
    if (!match) continue;
    const lengths = [match[1], match[2] || match[1], match[3], match[4] ?? match[3]].map(Number);
    if (!lengths.every((length) => length >= MIN_LENGTH && length <= MAX_LENGTH)) return null;
    const [width, depth, height, eaves] = lengths as [number, number, number, number];
    return { width, depth, height, eaves, shape };
  }
  return null;
}

/** Describes dimensions in words, such as '240 cm wide, 200 cm from front to back and 215 cm high'. */
export function describeDimensions({ width, depth, height, shape }: Dimensions): string {
  if (shape === 'round') return `${width} cm across and ${height} cm high`;
  if (shape === 'barrel') return `${width} cm across, ${depth} cm long and ${height} cm high`;
  return `${width} cm wide, ${depth} cm from front to back and ${height} cm ${shape === 'sunken' ? 'below the floor' : 'high'}`;
}
