/**
 * Fails a test that writes to `console.warn` or `console.error`, so that warnings do not go unnoticed. A test that
 * expects a warning replaces the method with a spy.
 */
import { format } from 'node:util';

const recorded: string[] = [];
/** Matches Redux Toolkit's warnings about slow development checks. They are ignored: a busy machine causes them. */
const slowCheckWarning = /^\w+Middleware took \d+ms/;

const record = (name: 'error' | 'warn') => {
  console[name] = (...args: unknown[]) => {
    const message = format(...args);
    if (!slowCheckWarning.test(message)) recorded.push(`console.${name}: ${message}`);
  };
};
record('error');
record('warn');

function failOnOutput() {
  const output = recorded.splice(0);
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join('\n')}`);
}

afterEach(failOnOutput);
afterAll(failOnOutput);
