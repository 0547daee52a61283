import { createServer, type Server, type Socket } from 'node:net';
import type { MailError } from '@/lib/core/mail/mail-error';
import { smtpService } from '@/lib/core/mail/smtp';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const closeServer of open.splice(0)) await closeServer();
});

const mail = {
  from: 'hello@example.org',
  to: 'ben@example.org',
  subject: 'Luna',
  text: 'text',
  html: '<p>text</p>',
  messageId: '<one@example.org>',
};

async function sendMailTo(port: number): Promise<MailError | null> {
  const service = smtpService({ host: 'localhost', port, security: 'none', user: undefined, password: undefined });
  try {
    await service.deliver(mail, AbortSignal.timeout(1000));
    return null;
  } catch (error) {
    return error as MailError;
  }
}

async function rawServer(speak: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    speak(socket);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  open.push(
    () =>
      new Promise((resolveClose) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolveClose());
      }),
  );
  return (server.address() as { port: number }).port;
}

const script = (answers: readonly (string | null)[]) => (socket: Socket) => {
  const rest = [...answers];
  const speak = () => {
    const answer = rest.shift();
    if (answer === null) socket.destroy();
    else if (answer !== undefined) socket.write(`${answer}\r\n`);
  };
  speak();
  socket.on('data', speak);
};

test.each([
  ['never greets', []],
  ['falls silent after the greeting', ['220 a']],
  ['falls silent at the recipient', ['220 a', '250 a', '250 a']],
  ['falls silent after the content', ['220 a', '250 a', '250 a', '250 a', '354 a']],
])('R14.3 a server that %s fails within the time limit', async (_, answers) => {
  const port = await rawServer(script(answers));

  expect(await sendMailTo(port)).toMatchObject({ step: 'answer', permanent: false });
});

test.each([
  ['before its greeting', [null]],
  ['at the sender', ['220 a', '250 a', null]],
  ['after the content', ['220 a', '250 a', '250 a', '250 a', '354 a', null]],
])('R14.3 a server that hangs up %s is tried again', async (_, answers) => {
  const port = await rawServer(script(answers));

  expect(await sendMailTo(port)).toMatchObject({ step: 'connection', permanent: false });
});
