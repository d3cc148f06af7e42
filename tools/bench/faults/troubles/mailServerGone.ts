import { startMailServer } from '../../../../server/testing/smtpServer';
import { Client } from '../../cluster/client';
import { freePort, makeFolder } from '../../shop';
import {
  get,
  findDifferences,
  startServer,
  readiness,
  register,
  formatValues,
  type FaultResult,
  timeUntil,
} from './server';

/** Starts the server while the mail server is down, and later starts the mail server. */
export async function mailServerGone(): Promise<FaultResult> {
  const port = await freePort();
  const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: await makeFolder() });
  try {
    const registered = await register(new Client(server.origin), 'waiting@example.com');
    const detectedMs = await timeUntil(async () => readiness(await get(server, '/ready')).mail === 'delayed');
    const observed = { register: registered.status, ...readiness(await get(server, '/ready')) };
    const mailServer = await startMailServer(port);
    const recoveryMs = await timeUntil(
      async () => mailServer.received.length > 0 && readiness(await get(server, '/ready')).mail === 'ok',
    );
    const mails = mailServer.received.length;
    await mailServer.close();
    return {
      name: 'mail server gone',
      observed: `${formatValues(observed)} (said after ${(detectedMs / 1000).toFixed(1)} s)`,
      differences: findDifferences(
        { ...observed, mails, starts: server.starts },
        { register: 201, ready: 200, mail: 'delayed', mails: 1, starts: 1 },
      ),
      recoveryMs,
    };
  } finally {
    await server.stop();
  }
}
