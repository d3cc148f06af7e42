import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReceivedMail } from './mail';

/** A mail as the test server received it, with its SMTP envelope. */
export interface DeliveredMail extends ReceivedMail {
  envelope: { from: string; to: string[] };
}

/** An SMTP server on the loopback interface. */
export interface MailServer {
  url: string;
  port: number;
  received: DeliveredMail[];
  close(): Promise<void>;
}

/** Starts an SMTP server. Port 0 selects a free port. `options` can make the server refuse mails or hang. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: DeliveredMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    // Do not look up the client's host name: on a machine without a name server, the lookup takes seconds.
    disableReverseLookup: true,
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
  // Ignore errors of connections that the client closes early, which some tests cause on purpose.
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
