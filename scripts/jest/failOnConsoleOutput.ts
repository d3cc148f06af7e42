/**
 * A warning that nobody reads is a failure that nobody sees: what a test lets the console say fails it. A test that
 * expects a warning replaces `console.warn` or `console.error` by a spy of its own.
 */
import { format } from 'node:util';

const said: string[] = [];
// Redux Toolkit measures its own checks; how long they take on a busy machine says nothing about the shop.
const aboutTime = /^\w+Middleware took \d+ms/;

const listen = (name: 'error' | 'warn') => {
  console[name] = (...words: unknown[]) => {
    const sentence = format(...words);
    if (!aboutTime.test(sentence)) said.push(`console.${name}: ${sentence}`);
  };
};
listen('error');
listen('warn');

function expectSilence() {
  const noise = said.splice(0);
  if (noise.length > 0) throw new Error(`The console was not silent.\n${noise.join('\n')}`);
}

afterEach(expectSilence);
afterAll(expectSilence);
