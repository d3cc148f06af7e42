import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** How long WebKitWebDriver may take to start, in ms. */
const START_TIMEOUT_MS = 20_000;

/**
 * Starts a virtual X display (Xvfb), then WebKitWebDriver on this display. WebKitWebDriver gets a temporary home
 * folder. `stop` ends both processes and deletes the folder.
 * @param {{ driver: string, display: string }} programs
 * @returns {Promise<{ driverUrl: string, stop(): Promise<void> }>}
 */
export async function startWebKit({ driver, display }) {
  const home = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-webkit-'));
  const running = [];
  const stop = async () => {
    for (const child of running.reverse()) await end(child);
    await rm(home, { recursive: true, force: true });
  };
  try {
    const xvfb = spawn(display, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    running.push(xvfb);
    const displayNumber = await firstLine(xvfb, xvfb.stdio[3]);
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${displayNumber}`, HOME: home, XDG_RUNTIME_DIR: home, GDK_BACKEND: 'x11' },
      stdio: 'ignore',
    });
    running.push(child);
    const driverUrl = `http://127.0.0.1:${port}`;
    await waitUntilReady(`${driverUrl}/status`, child);
    return { driverUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function firstLine(child, stream) {
  return new Promise((resolve, reject) => {
    stream.setEncoding('utf8').once('data', (text) => resolve(text.trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(url, child) {
  let failed = null;
  child.once('error', (error) => (failed = error));
  child.once('exit', (code) => (failed = new Error(`WebKitWebDriver ended with ${code}`)));
  for (const started = Date.now(); Date.now() - started < START_TIMEOUT_MS;) {
    if (failed) throw failed;
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not respond');
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
