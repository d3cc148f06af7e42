import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pause } from '../cluster/client';
import { loopbackAddress, type Received } from '../loopback';
import { type Attack, atLeast, type Figure, type AttackContext, searchAsVisitor, VISITORS } from './attack';

/** Number of connections that send only a part of the request headers. */
const UNFINISHED = 1000;
/** Number of connections that never read the responses. */
const UNREAD = 200;
/**
 * Number of pipelined requests on each connection that never reads. The responses exceed the socket buffers of both
 * ends.
 */
const PIPELINED = 60;
/** A static file of more than 100 KB. */
const LARGE_FILE = '/og.jpg';
/** Number of source IP addresses. */
const NETWORKS = 20;
/** The second octet of the source IP addresses, 127.4.0.0/16. */
const BLOCK = 4;
/** Maximum duration of the attack in ms. The server closes slow connections after two to two and a half minutes. */
const MAX_MS = 185_000;
/** Interval between two counts of the server's open file descriptors, in ms. */
const CHECK_MS = 1000;
/** Number of counts between two progress lines. */
const LOG_EVERY = 20;
/** Goal: the maximum increase in the server's open file descriptors from before the attack until its end. */
const MAX_EXTRA_DESCRIPTORS = 20;

/** Connections that never finish a request, and connections that never read the responses. */
export const slowSenders: Attack = { name: 'slow-senders', run };

async function run(context: AttackContext): Promise<Figure[]> {
  const { server, log } = context;
  // Open each visitor's keep-alive connection before the attack, so that these connections do not count as additional
  // file descriptors afterwards.
  const visits: Received[] = [];
  for (let n = 0; n < VISITORS; n += 1) visits.push(await searchAsVisitor(context, n));
  const before = openDescriptors(server.pid);
  const started = performance.now();
  const sockets = openConnections(server.port);
  let open = before;
  try {
    for (let check = 1; performance.now() - started < MAX_MS; check += 1) {
      await pause(CHECK_MS);
      visits.push(await searchAsVisitor(context, VISITORS + check));
      open = openDescriptors(server.pid);
      if (check % LOG_EVERY === 0) log(`${open} descriptors open, ${before} before`);
      // Continue for at least LOG_EVERY checks. At first, few descriptors are open, because the attack is still opening
      // its connections.
      if (check > LOG_EVERY && open <= before + MAX_EXTRA_DESCRIPTORS) break;
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
      goal: `at most ${MAX_EXTRA_DESCRIPTORS} more than before`,
      reached: open <= before + MAX_EXTRA_DESCRIPTORS,
    },
    atLeast('searches of others served', served, visits.length, visits.length),
  ];
}

/** Opens the connections of the attack: first the UNFINISHED ones, then the UNREAD ones. */
function openConnections(port: number): Socket[] {
  const halfHead = 'GET /api/products HTTP/1.1\r\nHost: shop\r\nX-Unfinished: ';
  const largeRequests = `GET ${LARGE_FILE} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(PIPELINED);
  return Array.from({ length: UNFINISHED + UNREAD }, (_, n) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: loopbackAddress(BLOCK, n % NETWORKS) });
    // Ignore connection errors: the server is expected to close these connections.
    socket.on('error', () => undefined);
    if (n >= UNFINISHED) socket.pause();
    socket.write(n < UNFINISHED ? halfHead : largeRequests);
    return socket;
  });
}

function openDescriptors(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
