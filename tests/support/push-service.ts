import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '@/lib/core/push/send-push';

export function browserKeys(): PushTarget['keys'] {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') };
}

export interface PushService {
  /** Address without a path. */
  url: string;
  target: () => PushTarget;
  received: { path: string; bytes: number; authorization: string; headers: IncomingHttpHeaders; text: string }[];
  close: () => Promise<void>;
}

/** Responds with the given statuses in order, then 201; 0 means no response. */
export async function aPushService(statuses: number[] = [], location?: string): Promise<PushService> {
  const receivedPushes: PushService['received'] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const bytes = Buffer.concat(chunks);
      const authorization = String(headers.authorization);
      receivedPushes.push({ path, bytes: bytes.length, authorization, headers, text: bytes.toString() });
      const status = statuses[receivedPushes.length - 1] ?? 201;
      if (status > 0) response.writeHead(status, location === undefined ? {} : { Location: location }).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    target: () => ({ endpoint: `${url}/${randomBytes(8).toString('hex')}`, keys: browserKeys() }),
    received: receivedPushes,
    close: async () => {
      server.closeAllConnections();
      await new Promise((onClosed) => server.close(onClosed));
    },
  };
}
