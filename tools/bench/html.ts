/** Measures the time to first byte of a server-rendered page, compared with the same HTML as a static file. */
import { request } from 'node:http';
import { baselinePath, writeBaseline } from './baselines';
import { median, type Row, times } from './rows';

const ROUNDS = 300;
/** Number of rounds before the measurement. They are not counted. */
const WARM_UP = 50;
/** Maximum ratio of the rendered page's time to the static file's time. */
const GOAL = 1.5;

/** Returns the time in ms from sending a request on a new connection to the first byte of the response. */
function firstByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    request(url, { headers, agent: false }, (response) => {
      const time = performance.now() - sentAt;
      if (response.statusCode === 200) response.resume().on('end', () => resolve(time));
      else reject(new Error(`${url} answers ${response.statusCode}.`));
    })
      .on('error', reject)
      .end();
  });
}

/** Measures `/products`. `project` is the folder of the copy that `origin` serves; the baseline is written into it. */
export async function measureHtml(origin: string, project: string): Promise<Row> {
  const page = '/products';
  await writeBaseline(project, origin, page);
  const rounds: { page: number; file: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const one = { page: await firstByte(origin + page), file: await firstByte(origin + baselinePath(page)) };
    if (round >= WARM_UP) rounds.push(one);
  }
  const [rendered, file] = [median(rounds.map((one) => one.page)), median(rounds.map((one) => one.file))];
  return {
    what: `first HTML byte of ${page}`,
    measured: `${times(rendered / file)} (${rendered.toFixed(2)} ms)`,
    yardstick: `the same page as a file through the same server: ${file.toFixed(2)} ms`,
    goal: `at most ${times(GOAL)}`,
    reached: rendered / file <= GOAL,
  };
}
