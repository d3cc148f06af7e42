import type { Specification } from '../../store/api';

/** Dimensions of a product in centimetres. */
export interface Dimensions {
  width: number;
  /** From front to back. Equal to the width if the product is round. */
  depth: number;
  /** Null if the value does not state it. */
  height: number | null;
  isRound: boolean;
  /** Whether the height is a depth below the floor. */
  isSunk: boolean;
}

/** The label of the specification that is parsed, in lower case. */
const LABEL = 'dimensions';

/** Smallest and largest dimension of a drawing in centimetres. */
const MIN_LENGTH = 30;
const MAX_LENGTH = 3000;

/** For example '240 × 200 × 215 cm', '600 × 300 cm' or '240 × 120 cm, 105 cm deep'. The spaces may be non-breaking ones. */
const BOX = /^(\d+)\s[×x]\s(\d+)(?:\s[×x]\s(\d+))?\scm(?:, (\d+)\scm deep)?$/;

/** For example '150 cm across, 105 cm high'. */
const ROUND = /^(\d+)\scm across, (\d+)\scm high$/;

/**
 * Parses the specification 'Dimensions': width × depth × height, width × depth, with or without a depth below the
 * floor, or the diameter and height of a round product. Returns null if there is none, or if it has another format.
 */
export function parseDimensions(specifications: readonly Specification[]): Dimensions | null {
  const value = specifications.find(({ label }) => label.trim().toLowerCase() === LABEL)?.value.trim() ?? '';
  const dimensions = parseRound(value) ?? parseBox(value);
  if (dimensions === null) return null;
  const lengths = [dimensions.width, dimensions.depth, dimensions.height ?? MIN_LENGTH];
  return lengths.every((length) => length >= MIN_LENGTH && length <= MAX_LENGTH) ? dimensions : null;
}

function parseRound(value: string): Dimensions | null {
  const match = ROUND.exec(value);
  if (!match) return null;
  const diameter = Number(match[1]);
  return { width: diameter, depth: diameter, height: Number(match[2]), isRound: true, isSunk: false };
}

function parseBox(value: string): Dimensions | null {
  const match = BOX.exec(value);
  if (!match) return null;
  const [, width, depth, height, depthBelowFloor] = match;
  const vertical = height ?? depthBelowFloor;
  return {
    width: Number(width),
    depth: Number(depth),
    height: vertical === undefined ? null : Number(vertical),
    isRound: false,
    isSunk: height === undefined && depthBelowFloor !== undefined,
  };
}

/** Describes dimensions in words, such as '240 cm wide, 200 cm deep and 215 cm high'. */
export function describeDimensions({ width, depth, height, isRound, isSunk }: Dimensions): string {
  if (isRound) return `${width} cm across and ${height} cm high`;
  if (height === null) return `${width} cm wide and ${depth} cm from front to back`;
  const vertical = isSunk ? `${height} cm below the floor` : `${height} cm high`;
  return `${width} cm wide, ${depth} cm from front to back and ${vertical}`;
}
