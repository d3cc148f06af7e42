import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pause } from '../cluster/client';
import { loopbackAddress, type Received } from '../loopback';
import { type Attack, atLeast, type Figure, type Scene, searchAsVisitor, VISITORS } from './attack';

const HALF_HEADS = 1000;
const UNREAD = 200;
/** Requests on each connection that reads nothing: more bytes than the buffers of both ends hold. */
const PIPELINED = 60;
/** A file of the build of more than 100 KB. */
const LARGE_FILE = '/og.jpg';
/** Source addresses of both kinds, in 127.4.0.0/16. */
const NETWORKS = 20;
const BLOCK = 4;
/** The server's time limits are two minutes and are looked at every half minute: longer than both together. */
const MOST_MS = 185_000;
const LOOK_MS = 1000;
const TELL_EVERY = 20;
const MOST_MORE = 20;

/** Connections that send half a request, and connections that never read the responses. */
export const slowSenders: Attack = { name: 'slow-senders', run };

async function run(scene: Scene): Promise<Figure[]> {
  const { server, tell } = scene;
  // Every visitor once, because their connections stay open and are not the attacker's.
  const visits: Received[] = [];
  for (let n = 0; n < VISITORS; n += 1) visits.push(await searchAsVisitor(scene, n));
  const before = openDescriptors(server.pid);
  const started = performance.now();
  const sockets = openConnections(server.port);
  let open = before;
  try {
    for (let look = 1; performance.now() - started < MOST_MS; look += 1) {
      await pause(LOOK_MS);
      visits.push(await searchAsVisitor(scene, VISITORS + look));
      open = openDescriptors(server.pid);
      if (look % TELL_EVERY === 0) tell(`${open} descriptors open, ${before} before`);
      // The first look may come before all connections are open.
      if (look > TELL_EVERY && open <= before + MOST_MORE) break;
    }
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const served = visits.filter(({ status }) => status === 200).length;
  return [
    {
      what: `open descriptors after ${seconds} s`,
      measured: `${before} before, ${open} now`,
      goal: `at most ${MOST_MORE} more than before`,
      reached: open <= before + MOST_MORE,
    },
    atLeast('searches of others served', served, visits.length, visits.length),
  ];
}

function openConnections(port: number): Socket[] {
  const halfHead = 'GET /api/products HTTP/1.1\r\nHost: shop\r\nX-Unfinished: ';
  const largeRequests = `GET ${LARGE_FILE} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(PIPELINED);
  return Array.from({ length: HALF_HEADS + UNREAD }, (_, n) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: loopbackAddress(BLOCK, n % NETWORKS) });
    // The server ends these connections; that is the aim.
    socket.on('error', () => undefined);
    if (n >= HALF_HEADS) socket.pause();
    socket.write(n < HALF_HEADS ? halfHead : largeRequests);
    return socket;
  });
}

function openDescriptors(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
