import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { appUrl, type Visitor } from './visitor';

export interface Line {
  socket: Socket;
  text: () => string;
  /** Milliseconds until it closed, and the text received by then. */
  closed: Promise<{ ms: number; text: string }>;
}

/** Opens a connection and writes to it. Drops unaccepted bytes when it closes. */
export async function speaks(head: string, body: Buffer = Buffer.alloc(0), url = appUrl()): Promise<Line> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => undefined);
  const began = performance.now();
  const closedSocket = new Promise<{ ms: number; text: string }>((resolve) => {
    socket.once('close', () => resolve({ ms: performance.now() - began, text }));
  });
  await once(socket, 'connect');
  socket.write(head);
  if (body.length > 0) socket.write(body);
  return { socket, text: () => text, closed: closedSocket };
}

export function parseAnswer(text: string): { status: number; headers: Headers; body: string } {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  return { status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

interface Sending {
  path: string;
  type: string;
  declared: number;
  sent: number;
  visitor: Visitor;
  url?: string;
}

export async function stalledSenders(count: number, sending: Sending): Promise<Line[]> {
  const { path, type, declared, sent, visitor, url = appUrl() } = sending;
  const { body: csrf } = await visitor.get('/api/csrf-token');
  const headers = {
    Host: new URL(url).host,
    Origin: url,
    Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-CSRF-Token': csrf.token,
    'X-Forwarded-For': visitor.address,
    'Content-Type': type,
    'Content-Length': String(declared),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const body = Buffer.alloc(sent, ' ');
  return Promise.all(Array.from({ length: count }, () => speaks(head, body, url)));
}
