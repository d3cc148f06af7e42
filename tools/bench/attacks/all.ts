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

/** Returns every attack, in the order in which they run. `addresses` is how many the attack on the memory requests. */
export const attacksWith = (addresses: number): (Attack | LoopedAttack)[] => [
  memory(addresses),
  oneAddress,
  slowSenders,
  bodies,
  rendering,
  readiness,
  sitemap,
  search,
  lockOut,
];
