import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '@/lib/core/push/send-push';

export function browserKeys(): PushTarget['keys'] {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') };
}

export interface PushService {
  target: () => PushTarget;
  received: { path: string; bytes: number; authorization: string }[];
  close: () => Promise<void>;
}

/** Responds with the given statuses in order, then 201; 0 means no response. */
export async function aPushService(statuses: number[] = []): Promise<PushService> {
  const received: PushService['received'] = [];
  const server: Server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', bytes, authorization: String(request.headers.authorization) });
      const status = statuses[received.length - 1] ?? 201;
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    target: () => ({ endpoint: `http://127.0.0.1:${port}/${randomBytes(8).toString('hex')}`, keys: browserKeys() }),
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
