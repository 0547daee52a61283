import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { root } from '@/.config/prepare.mjs';

const certificate = (file: string) => join(root, 'tests', 'support', 'certificates', file);

/** For NODE_EXTRA_CA_CERTS. */
export const AUTHORITY = certificate('authority.pem');

export function certificateOf(name: 'localhost' | 'other-name') {
  return { cert: readFileSync(certificate(`${name}.pem`)), key: readFileSync(certificate(`${name}.key`)) };
}

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  secure: boolean;
}

export interface MailServer {
  port: number;
  mails: ReceivedMail[];
  stop: () => Promise<void>;
}

const addressOf = (sender: false | { address: string }) => (sender ? sender.address : '');

export const LOGIN = { user: 'ana@example.org', password: ` p:"ä#%$'\\0{} ` };

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...certificateOf('localhost'),
    onAuth({ username, password }, _session, onAuthDone) {
      const isRight = username === LOGIN.user && password === LOGIN.password;
      onAuthDone(isRight ? null : new Error(`wrong password ${password}`), { user: username });
    },
    onData(stream, { envelope, secure }, onDataDone) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(addressOf);
        mails.push({ from: addressOf(envelope.mailFrom), to, raw: Buffer.concat(parts).toString(), secure });
        onDataDone();
      });
    },
    ...options,
  });
  // A client that rejects the certificate ends the connection.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.server.address() as AddressInfo;
  const stopServer = () =>
    new Promise<void>((onStopped) => {
      server.close(onStopped);
      for (const connection of server.connections) connection.close();
    });
  return { port, mails, stop: stopServer };
}

export function refusal(responseCode: number, message = 'no, ana@example.org'): Error {
  return Object.assign(new Error(message), { responseCode });
}
