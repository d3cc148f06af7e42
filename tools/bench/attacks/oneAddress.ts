import { randomUUID } from 'node:crypto';
import { type Outgoing, post, send } from '../loopback';
import { registerAccounts, signIn, signInAdmin } from './accounts';
import {
  atIntervals,
  ATTACKER,
  during,
  type Figure,
  type LoopedAttack,
  pick,
  type Scene,
  servedWithin,
  visitor,
} from './attack';

const CONNECTIONS = 64;
const OTHERS = 40;
const EVERY_MS = 250;
const P99_MS = 1000;
/** So many of the others' requests may fail. */
const SPARED = 1;

const mix: (() => Outgoing)[] = [
  () => post('/api/auth/login', { email: `${randomUUID()}@example.com`, password: randomUUID() }),
  () => post('/api/auth/verify-email', { token: randomUUID() }),
  () => post('/api/auth/reset-password', { token: randomUUID(), password: randomUUID() }),
  () => ({ path: '/api/auth/profile', headers: { authorization: `Bearer ${randomUUID()}` } }),
  () => ({ path: `/api/products?search=${randomUUID()}` }),
];

/** 64 connections from one address, while staff and customers work from others. */
export const oneAddress: LoopedAttack = {
  name: 'one-address',
  loops: CONNECTIONS,
  request: (origin) => send(origin, { ...pick(mix)(), from: ATTACKER }),
  run,
};

async function run(scene: Scene): Promise<Figure[]> {
  const { origin } = scene.server;
  const accounts = await registerAccounts(scene, OTHERS);
  const headers = await signInAdmin(scene);
  const { result } = await during(scene, oneAddress, () =>
    Promise.all([
      atIntervals(OTHERS, EVERY_MS, (n) =>
        send(origin, { path: `/api/admin/products?limit=${1 + n}`, headers, from: visitor(n) }),
      ),
      atIntervals(OTHERS, EVERY_MS, (n) => signIn(scene, n, accounts[n]!)),
    ]),
  );
  const [lists, signIns] = result;
  return [
    ...servedWithin('staff lists', lists, 0.99, P99_MS, SPARED),
    ...servedWithin('sign-ins', signIns, 0.99, P99_MS, SPARED),
  ];
}
