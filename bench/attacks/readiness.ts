import { send } from '../loopback';
import { atIntervals, ATTACKER, type Attack, during, type Figure, type Scene, searchAsVisitor, servedWithin } from './attack';

const CONNECTIONS = 300;
const SEARCHES = 150;
const EVERY_MS = 100;
const P50_MS = 25;

/** 300 connections ask whether the server is ready, which everybody may. */
export const readiness: Attack = { name: 'readiness', run };

async function run(scene: Scene): Promise<Figure[]> {
  const attack = () => send(scene.server.origin, { path: '/api/ready', from: ATTACKER });
  const searches = await during(scene, CONNECTIONS, attack, () => atIntervals(SEARCHES, EVERY_MS, (n) => searchAsVisitor(scene, n)));
  return servedWithin('searches of others', searches, 0.5, P50_MS);
}
