import { send } from '../loopback';
import {
  atIntervals,
  ATTACKER,
  during,
  type Figure,
  type LoopedAttack,
  type Scene,
  searchAsVisitor,
  servedWithin,
} from './attack';

const CONNECTIONS = 300;
const SEARCHES = 150;
const EVERY_MS = 100;
const P50_MS = 25;

/** 300 connections ask whether the server is ready, which everybody may. */
export const readiness: LoopedAttack = {
  name: 'readiness',
  loops: CONNECTIONS,
  request: (origin) => send(origin, { path: '/api/ready', from: ATTACKER }),
  run,
};

async function run(scene: Scene): Promise<Figure[]> {
  const { result } = await during(scene, readiness, () =>
    atIntervals(SEARCHES, EVERY_MS, (n) => searchAsVisitor(scene, n)),
  );
  return servedWithin('searches of others', result, 0.5, P50_MS);
}
