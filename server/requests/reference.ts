import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other: no I, L, O, U, 0 and 1. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * Returns a random reference such as 'K7X-4MQ'. It is short enough to be read out on the telephone. There are 729
 * million of them, so a visitor cannot guess another's.
 */
export function newReference(): string {
  const symbols = Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return `${symbols.slice(0, LENGTH / 2)}-${symbols.slice(LENGTH / 2)}`;
}
