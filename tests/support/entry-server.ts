import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedServer } from '@/lib/server/guarded-server.mjs';
import { type Line, speaks } from './raw-http';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

export function entryServer() {
  let server: Server;
  let url: string;
  let open: Line[] = [];

  afterEach(async () => {
    for (const { socket } of open) socket.destroy();
    open = [];
    server.closeAllConnections();
    await new Promise((onClosed) => server.close(onClosed));
  });

  return {
    async serves(serve: Serve, trustedProxies = 0): Promise<void> {
      server = createGuardedServer({ https: true, trusted: trustedProxies, note: () => null, serve }).listen(
        0,
        '127.0.0.1',
      );
      await new Promise((ready) => server.once('listening', ready));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async opens(head: string, body?: Buffer): Promise<Line> {
      const line = await speaks(head, body, url);
      open.push(line);
      return line;
    },
  };
}
