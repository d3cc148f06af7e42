import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReceivedMail } from './mail';

/** A mail as it came over the wire. */
export interface DeliveredMail extends ReceivedMail {
  envelope: { from: string; to: string[] };
}

/** A real mail server on loopback. */
export interface MailServer {
  url: string;
  port: number;
  received: DeliveredMail[];
  close(): Promise<void>;
}

/** Starts one on a port, 0 for a free one. `options` can make it refuse or hang. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: DeliveredMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          ...parseMail(Buffer.concat(chunks).toString()),
          envelope: {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          },
        });
        done();
      });
    },
    ...options,
  });
  // A client that leaves in the middle is what some tests want.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
