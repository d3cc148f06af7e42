import { loopbackAddress, type Received, send } from '../loopback';
import { registerAccounts, signIn } from './accounts';
import {
  atIntervals,
  during,
  type Figure,
  type LoopedAttack,
  type Scene,
  searchAsVisitor,
  servedWithin,
} from './attack';

const PRODUCTS = 20_000;
/** Attacking addresses, in 127.5.0.0/16, and the connections of each. */
const NETWORKS = 4;
const BLOCK = 5;
const CONNECTIONS_EACH = 8;
const WORDS = 50;
const OTHERS = 40;
const EVERY_MS = 400;
const P99_MS = 1000;
/** So many of the others' requests may fail. */
const SPARED = 1;

/** The most expensive searches: as many words as fit, each in nearly every product. */
export const search: LoopedAttack = {
  name: 'search',
  products: PRODUCTS,
  loops: NETWORKS * CONNECTIONS_EACH,
  request,
  run,
};

function request(origin: string, loop: number): Promise<Received> {
  const path = `/api/products?search=${Array.from({ length: WORDS }, randomLetter).join('+')}`;
  return send(origin, { path, from: loopbackAddress(BLOCK, loop % NETWORKS) });
}

async function run(scene: Scene): Promise<Figure[]> {
  const accounts = await registerAccounts(scene, OTHERS);
  const { result } = await during(scene, search, () =>
    Promise.all([
      atIntervals(OTHERS, EVERY_MS, (n) => signIn(scene, n, accounts[n]!)),
      atIntervals(OTHERS, EVERY_MS, (n) => searchAsVisitor(scene, n)),
    ]),
  );
  const [signIns, searches] = result;
  return [
    ...servedWithin('sign-ins', signIns, 0.99, P99_MS, SPARED),
    ...servedWithin('searches of others', searches, 0.99, P99_MS, SPARED),
  ];
}

const randomLetter = () => String.fromCodePoint(97 + Math.floor(Math.random() * 26));
