import { connect, type Socket } from 'node:net';
import { pause } from '../cluster/client';
import { type Attack, ATTACKER, atLeast, type Figure, type Scene, searchAsVisitor } from './attack';

/** Connections that send all their chunks at once. */
const CHUNKED = 600;
/** Connections that announce the length of their body, and send it a byte at a time. */
const TRICKLING = 100;
const ANNOUNCED_BYTES = 64_000;
const CHUNK = '1\r\na\r\n';
/** As many as Node reads at once. */
const CHUNKS = 10_500;
const SECONDS = 15;
const TRICKLE_MS = 50;
const HEAP_MB = 512;
const MOST_MORE_MB = 150;

/** Connections from one address that send bodies in as many pieces as possible, and never the last one. */
export const bodies: Attack = { name: 'bodies', env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }, run };

async function run(scene: Scene): Promise<Figure[]> {
  const { server, tell } = scene;
  const sockets = Array.from({ length: CHUNKED + TRICKLING }, (_, n) => open(server.port, n < CHUNKED));
  const trickle = setInterval(() => {
    for (const socket of sockets.slice(CHUNKED)) if (socket.writable) socket.write('a');
  }, TRICKLE_MS);
  const before = server.residentMb;
  let most = before;
  let served = 0;
  try {
    for (let second = 0; second < SECONDS; second += 1) {
      await pause(1000);
      served += Number((await searchAsVisitor(scene, second)).status === 200);
      most = Math.max(most, server.residentMb);
    }
    tell(`resident memory: ${before} MB before, at most ${most} MB`);
  } finally {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  }
  return [
    {
      what: 'resident memory',
      measured: `${most - before} MB more`,
      goal: `at most ${MOST_MORE_MB} MB more`,
      reached: most - before <= MOST_MORE_MB,
    },
    atLeast(`searches of others served on a heap of ${HEAP_MB} MB`, served, SECONDS, SECONDS),
  ];
}

/** Opens a connection that sends chunks at once, or announces a body of which the caller sends the bytes. */
function open(port: number, isChunked: boolean): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: ATTACKER, allowHalfOpen: true }).setNoDelay(true);
  // The server ends these connections; that is the aim.
  socket.on('error', () => undefined).resume();
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${ANNOUNCED_BYTES}`;
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  if (isChunked) socket.write(CHUNK.repeat(CHUNKS));
  return socket;
}
