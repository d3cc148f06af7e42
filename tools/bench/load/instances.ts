/** Measures the throughput of several servers of one shop on a PostgreSQL server, and what limits it. */
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import type { Instance } from '../cluster/instances';
import { makeFolder } from '../shop';
import { type Figures, line, summarize } from './figures';
import { findLimit, prepareTraffic, sendForMinutes, startLoadServer, STEADY_SHARE } from './steady';

/** Clock ticks per second of the CPU times in /proc, the same on every common Linux system. */
const TICKS_PER_SECOND = 100;

/** CPU times in seconds since the start of the processes. */
interface CpuTimes {
  servers: number;
  database: number;
  generator: number;
}

/** What a number of servers handle together. */
export interface Capacity {
  instances: number;
  /** The highest request rate that they sustain, in requests per second. */
  limit: number;
  /** One minute at 80 % of that rate. */
  steady: Figures;
  /** CPU time of each component in that minute, in seconds per second: 1 is one core at full use. */
  cores: CpuTimes;
}

/** Starts the servers on an empty database and measures them. Calls `report` with a line for each request rate. */
export async function measureCapacity(
  instances: number,
  databaseUrl: string,
  seed: number,
  report: (line: string) => void,
): Promise<Capacity> {
  report(`\n${instances} ${instances === 1 ? 'server' : 'servers'} on one PostgreSQL server`);
  const dataDir = await makeFolder();
  const servers: Instance[] = [];
  for (let count = 0; count < instances; count += 1) servers.push(await startLoadServer({ databaseUrl, dataDir }));
  const traffic = await prepareTraffic(servers, seed);
  const limit = await findLimit(traffic, report);
  const before = cpuTimes(servers);
  const started = performance.now();
  const steady = summarize(await sendForMinutes(traffic, limit * STEADY_SHARE, 1, () => undefined));
  const seconds = (performance.now() - started) / 1000;
  const after = cpuTimes(servers);
  report(line('80 %, 1 minute', limit * STEADY_SHARE, steady));
  await Promise.all(servers.map((server) => server.stop()));
  const share = (name: keyof CpuTimes) => (after[name] - before[name]) / seconds;
  const cores = { servers: share('servers'), database: share('database'), generator: share('generator') };
  return { instances, limit, steady, cores };
}

/** Returns the measurements as a Markdown table. The CPU time per request does not depend on the number of cores. */
export function capacityTable(measured: Capacity[]): string {
  const rows = measured.map(({ instances, limit, steady, cores }) => {
    const perRequest = (value: number) => `${((value * 1000) / (limit * STEADY_SHARE)).toFixed(2)} ms`;
    const busy = cores.servers + cores.database + cores.generator;
    return [
      instances,
      `${limit}/s`,
      `${steady.p50.toFixed(1)} ms`,
      `${steady.p99.toFixed(1)} ms`,
      perRequest(cores.servers),
      perRequest(cores.database),
      perRequest(cores.generator),
      `${busy.toFixed(2)} of ${os.cpus().length}`,
    ];
  });
  const head = [
    'servers',
    'limit',
    'p50 at 80 %',
    'p99 at 80 %',
    'CPU per request: servers',
    'PostgreSQL',
    'generator',
  ];
  const lines = [[...head, 'cores in use'], Array.from({ length: head.length + 1 }, () => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the CPU times so far. Counts every process named `postgres` on this machine as the database. */
function cpuTimes(servers: Instance[]): CpuTimes {
  const { user, system } = process.cpuUsage();
  return {
    servers: servers.reduce((sum, { pid }) => sum + processSeconds(String(pid)), 0),
    database: postgresPids().reduce((sum, pid) => sum + processSeconds(pid), 0),
    generator: (user + system) / 1e6,
  };
}

/** Returns the ids of all processes of PostgreSQL. */
function postgresPids(): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readProcFile(name, 'comm').trim() === 'postgres');
}

/** Returns the CPU time of a process and of its ended children, in seconds. 0 if the process has ended. */
function processSeconds(pid: string): number {
  // The name of the program, in parentheses, may contain spaces.
  const fields = readProcFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
  return ticks / TICKS_PER_SECOND;
}

function readProcFile(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
