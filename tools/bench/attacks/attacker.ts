import { parentPort, workerData } from 'node:worker_threads';
import { attacksWith } from './all';
import { type AttackerData, type AttackerReport, MAX_ATTACK_MS, repeat, SENT, STOP } from './attack';

/*
 * The worker thread of an attack. Runs the attack's loops until the main thread sets STOP. Posts a message before the
 * first request, and its report after the last response.
 */

async function attack({ name, origin, shared }: AttackerData): Promise<AttackerReport> {
  const found = attacksWith(0)
    .filter((one) => 'request' in one)
    .find((one) => one.name === name);
  if (found === undefined) throw new Error(`No attack with loops is named ${name}.`);
  const laterMs: number[] = [];
  const served = new Set<number>();
  const started = performance.now();
  const isOver = () => Atomics.load(shared, STOP) === 1 || performance.now() - started > MAX_ATTACK_MS;
  const statuses = await repeat(found.loops, isOver, async (loop) => {
    Atomics.add(shared, SENT, 1);
    const received = await found.request(origin, loop);
    if (received.status === 200 && served.has(loop)) laterMs.push(received.tookMs);
    if (received.status === 200) served.add(loop);
    return received;
  });
  return { statuses, laterMs };
}

parentPort?.postMessage('started');
void attack(workerData as AttackerData).then((report) => parentPort?.postMessage(report));
