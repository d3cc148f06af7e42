/** The first byte of a page that the server renders, against the same bytes as a file of the same server. */
import { request } from 'node:http';
import { limitOf } from './baselines';
import { median, type Row, times } from './rows';

const ROUNDS = 300;
const WARM_UP = 50;
const GOAL = 1.5;

/** From asking until the first byte of the answer, in milliseconds, on a connection of its own. */
function firstByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    request(url, { headers, agent: false }, (answer) => {
      const time = performance.now() - asked;
      if (answer.statusCode === 200) answer.resume().on('end', () => resolve(time));
      else reject(new Error(`${url} answers ${answer.statusCode}.`));
    })
      .on('error', reject)
      .end();
  });
}

export async function measureHtml(origin: string): Promise<Row> {
  const page = '/products';
  const rounds: { page: number; file: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const one = { page: await firstByte(origin + page), file: await firstByte(origin + limitOf(page)) };
    if (round >= WARM_UP) rounds.push(one);
  }
  const [own, file] = [median(rounds.map((one) => one.page)), median(rounds.map((one) => one.file))];
  return {
    what: `first HTML byte of ${page}`,
    measured: `${times(own / file)} (${own.toFixed(2)} ms)`,
    yardstick: `the same page as a file through the same server: ${file.toFixed(2)} ms`,
    goal: `at most ${times(GOAL)}`,
    reached: own / file <= GOAL,
  };
}
