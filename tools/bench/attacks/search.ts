import { loopbackAddress, type Received, send } from '../loopback';
import { registerAccounts, signIn } from './accounts';
import {
  atIntervals,
  runDuringAttack,
  type Figure,
  type LoopedAttack,
  type AttackContext,
  searchAsVisitor,
  servedWithin,
} from './attack';

const PRODUCTS = 20_000;
/** Number of attacking IP addresses. */
const NETWORKS = 4;
/** The second octet of the attacking IP addresses, 127.5.0.0/16. */
const BLOCK = 5;
const CONNECTIONS_EACH = 8;
/** Number of terms in each search. */
const TERMS = 50;
/** Number of other visitors' sign-ins, and number of their searches, that are measured during the attack. */
const OTHERS = 40;
/** Interval between two measured requests of the same kind, in ms. */
const EVERY_MS = 400;
/** Goal for the 99th percentile of the measured requests' durations, in ms. */
const P99_MS = 1000;
/** Number of measured requests of each kind that may fail. */
const ALLOWED_FAILURES = 1;

/** The most expensive searches: many terms, each of which matches nearly every product. */
export const search: LoopedAttack = {
  name: 'search',
  products: PRODUCTS,
  loops: NETWORKS * CONNECTIONS_EACH,
  request,
  run,
};

function request(origin: string, loop: number): Promise<Received> {
  const path = `/api/products?search=${Array.from({ length: TERMS }, randomLetter).join('+')}`;
  return send(origin, { path, from: loopbackAddress(BLOCK, loop % NETWORKS) });
}

async function run(context: AttackContext): Promise<Figure[]> {
  const accounts = await registerAccounts(context, OTHERS);
  const { result } = await runDuringAttack(context, search, () =>
    Promise.all([
      atIntervals(OTHERS, EVERY_MS, (n) => signIn(context, n, accounts[n]!)),
      atIntervals(OTHERS, EVERY_MS, (n) => searchAsVisitor(context, n)),
    ]),
  );
  const [signIns, searches] = result;
  return [
    ...servedWithin('sign-ins', signIns, 0.99, P99_MS, ALLOWED_FAILURES),
    ...servedWithin('searches of others', searches, 0.99, P99_MS, ALLOWED_FAILURES),
  ];
}

const randomLetter = () => String.fromCodePoint(97 + Math.floor(Math.random() * 26));
