import { connect, type Socket } from 'node:net';
import { pause } from '../cluster/client';
import { type Attack, ATTACKER, atLeast, type Figure, type AttackContext, searchAsVisitor } from './attack';

/** Number of connections that send all their chunks at once. */
const CHUNKED = 600;
/** Number of connections that declare a Content-Length and send the body one byte at a time. */
const TRICKLING = 100;
/** The declared Content-Length in bytes. The connections never send that many bytes. */
const ANNOUNCED_BYTES = 64_000;
/** A chunk of one byte in chunked transfer encoding. */
const CHUNK = '1\r\na\r\n';
/** Number of chunks per connection, as many as Node reads from a socket at once. */
const CHUNKS = 10_500;
/** Duration of the attack, in seconds. */
const SECONDS = 15;
/** Interval between two bytes of a trickling connection, in ms. */
const TRICKLE_MS = 50;
/** Heap limit of the server, in MB. */
const HEAP_MB = 512;
/** Goal: the maximum growth of the server's resident memory during the attack, in MB. */
const MAX_GROWTH_MB = 150;

/** Connections from one IP address that send request bodies in as many pieces as possible and never finish them. */
export const bodies: Attack = { name: 'bodies', env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }, run };

async function run(context: AttackContext): Promise<Figure[]> {
  const { server, log } = context;
  const sockets = Array.from({ length: CHUNKED + TRICKLING }, (_, n) => open(server.port, n < CHUNKED));
  const trickle = setInterval(() => {
    for (const socket of sockets.slice(CHUNKED)) if (socket.writable) socket.write('a');
  }, TRICKLE_MS);
  const before = server.residentMb;
  let highest = before;
  let served = 0;
  try {
    for (let second = 0; second < SECONDS; second += 1) {
      await pause(1000);
      served += Number((await searchAsVisitor(context, second)).status === 200);
      highest = Math.max(highest, server.residentMb);
    }
    log(`resident memory: ${before} MB before, at most ${highest} MB`);
  } finally {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  }
  return [
    {
      what: 'resident memory',
      measured: `${highest - before} MB more`,
      goal: `at most ${MAX_GROWTH_MB} MB more`,
      reached: highest - before <= MAX_GROWTH_MB,
    },
    atLeast(`searches of others served on a heap of ${HEAP_MB} MB`, served, SECONDS, SECONDS),
  ];
}

/**
 * Opens a connection and sends request headers. If `isChunked`, also sends all chunks of the body at once. Otherwise
 * the caller sends the body.
 */
function open(port: number, isChunked: boolean): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: ATTACKER, allowHalfOpen: true }).setNoDelay(true);
  // Ignore connection errors: the server is expected to close these connections.
  socket.on('error', () => undefined).resume();
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${ANNOUNCED_BYTES}`;
  socket.write(`POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  if (isChunked) socket.write(CHUNK.repeat(CHUNKS));
  return socket;
}
