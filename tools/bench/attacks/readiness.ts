import { send } from '../loopback';
import {
  atIntervals,
  ATTACKER,
  runDuringAttack,
  type Figure,
  type LoopedAttack,
  type AttackContext,
  searchAsVisitor,
  servedWithin,
} from './attack';

const CONNECTIONS = 300;
/** Number of other visitors' searches that are measured during the attack. */
const SEARCHES = 150;
/** Interval between two searches, in ms. */
const EVERY_MS = 100;
/** Goal for the median duration of the searches, in ms. */
const P50_MS = 25;

/** 300 connections request `/api/ready`, which is public and exempt from load shedding. */
export const readiness: LoopedAttack = {
  name: 'readiness',
  loops: CONNECTIONS,
  request: (origin) => send(origin, { path: '/api/ready', from: ATTACKER }),
  run,
};

async function run(context: AttackContext): Promise<Figure[]> {
  const { result } = await runDuringAttack(context, readiness, () =>
    atIntervals(SEARCHES, EVERY_MS, (n) => searchAsVisitor(context, n)),
  );
  return servedWithin('searches of others', result, 0.5, P50_MS);
}
