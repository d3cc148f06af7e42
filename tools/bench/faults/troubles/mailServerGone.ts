import { startMailServer } from '../../../../server/testing/smtpServer';
import { Client } from '../../cluster/client';
import { freePort, makeFolder } from '../../shop';
import { ask, differences, open, readiness, register, sentence, type Trouble, until } from './server';

/** Nobody listens where the mail server was; then it is there again. */
export async function mailServerGone(): Promise<Trouble> {
  const port = await freePort();
  const server = await open({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: await makeFolder() });
  try {
    const registered = await register(new Client(server.origin), 'waiting@example.com');
    const saidIn = await until(async () => readiness(await ask(server, '/ready')).mail === 'delayed');
    const met = { register: registered.status, ...readiness(await ask(server, '/ready')) };
    const post = await startMailServer(port);
    const healedMs = await until(
      async () => post.received.length > 0 && readiness(await ask(server, '/ready')).mail === 'ok',
    );
    const mails = post.received.length;
    await post.close();
    return {
      name: 'mail server gone',
      meanwhile: `${sentence(met)} (said after ${(saidIn / 1000).toFixed(1)} s)`,
      broken: differences(
        { ...met, mails, starts: server.starts },
        { register: 201, ready: 200, mail: 'delayed', mails: 1, starts: 1 },
      ),
      healedMs,
    };
  } finally {
    await server.stop();
  }
}
