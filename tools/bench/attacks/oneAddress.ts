import { randomUUID } from 'node:crypto';
import { type Outgoing, post, send } from '../loopback';
import { registerAccounts, signIn, signInAdmin } from './accounts';
import {
  atIntervals,
  ATTACKER,
  runDuringAttack,
  type Figure,
  type LoopedAttack,
  pick,
  type AttackContext,
  servedWithin,
  visitorIp,
} from './attack';

const CONNECTIONS = 64;
/** Number of staff requests, and number of customers' sign-ins, that are measured during the attack. */
const OTHERS = 40;
/** Interval between two measured requests of the same kind, in ms. */
const EVERY_MS = 250;
/** Goal for the 99th percentile of the measured requests' durations, in ms. */
const P99_MS = 1000;
/** Number of measured requests of each kind that may fail. */
const ALLOWED_FAILURES = 1;

const mix: (() => Outgoing)[] = [
  () => post('/api/auth/login', { email: `${randomUUID()}@example.com`, password: randomUUID() }),
  () => post('/api/auth/verify-email', { token: randomUUID() }),
  () => post('/api/auth/reset-password', { token: randomUUID(), password: randomUUID() }),
  () => ({ path: '/api/auth/profile', headers: { authorization: `Bearer ${randomUUID()}` } }),
  () => ({ path: `/api/products?search=${randomUUID()}` }),
];

/** 64 connections from one IP address, while staff and customers send requests from other addresses. */
export const oneAddress: LoopedAttack = {
  name: 'one-address',
  loops: CONNECTIONS,
  request: (origin) => send(origin, { ...pick(mix)(), from: ATTACKER }),
  run,
};

async function run(context: AttackContext): Promise<Figure[]> {
  const { origin } = context.server;
  const accounts = await registerAccounts(context, OTHERS);
  const headers = await signInAdmin(context);
  const { result } = await runDuringAttack(context, oneAddress, () =>
    Promise.all([
      atIntervals(OTHERS, EVERY_MS, (n) =>
        send(origin, { path: `/api/admin/products?limit=${1 + n}`, headers, from: visitorIp(n) }),
      ),
      atIntervals(OTHERS, EVERY_MS, (n) => signIn(context, n, accounts[n]!)),
    ]),
  );
  const [lists, signIns] = result;
  return [
    ...servedWithin('staff lists', lists, 0.99, P99_MS, ALLOWED_FAILURES),
    ...servedWithin('sign-ins', signIns, 0.99, P99_MS, ALLOWED_FAILURES),
  ];
}
