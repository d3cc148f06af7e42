import { type Ledger, type Load, runSessionWorker, runStaffWorker } from '../../tools/bench/cluster/load';
import { startProxy } from '../../tools/bench/cluster/proxy';
import { seededRandom } from '../../tools/bench/cluster/random';
import { picture } from './products';
import { owner, type RunningServer } from './upgrade';

/** Starts clients that read, write, sign in and sign out through a load balancer until `end` is called. */
export async function startLoad(ledger: Ledger, servers: RunningServer[]) {
  const ports = servers.map(({ port }) => port);
  const instances = [...servers];
  const proxy = await startProxy(ports);
  let isOver = false;
  const load: Load = {
    origin: proxy.origin,
    instances,
    admin: owner,
    image: await picture('png'),
    random: seededRandom(1),
    run: 'Upgrade',
    ledger,
    isOver: () => isOver,
  };
  const workers = Promise.all([runStaffWorker(load, 1), runStaffWorker(load, 2), runSessionWorker(load)]);
  return {
    addServer(server: RunningServer) {
      ports.push(server.port);
      instances.push(server);
    },
    /** Resolves once the clients have created ten more products and ended another session, or when a request fails. */
    async whenContinued() {
      const [created, revoked] = [ledger.created.size, ledger.revocations.length];
      while (ledger.created.size < created + 10 || ledger.revocations.length === revoked) {
        if (ledger.failures.length > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    /** Lets the clients finish what they are doing. */
    async end() {
      isOver = true;
      await workers;
    },
    close: () => proxy.close(),
  };
}
