import type { Attack, LoopedAttack } from './attack';
import { bodies } from './bodies';
import { lockOut } from './lockOut';
import { memory } from './memory';
import { oneAddress } from './oneAddress';
import { readiness } from './readiness';
import { rendering } from './rendering';
import { search } from './search';
import { sitemap } from './sitemap';
import { slowSenders } from './slowSenders';

/**
 * Returns all attacks, in the order in which they run. `urlCount` is the number of URLs that the `memory` attack
 * requests.
 */
export const attacksWith = (urlCount: number): (Attack | LoopedAttack)[] => [
  memory(urlCount),
  oneAddress,
  slowSenders,
  bodies,
  rendering,
  readiness,
  sitemap,
  search,
  lockOut,
];
