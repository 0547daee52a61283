import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import next from 'next';

// Next treats rewrites to any host name except its internal `localhost` as external, and would send requests to itself.
const hostname = 'localhost';

export function openBuild(port) {
  return {
    // Passes an emitter instead of the server: Next would listen for upgrades on the server and leave them hanging.
    app: next({ dev: false, hostname, port, httpServer: new EventEmitter() }),
    buildId: readFileSync('.next/BUILD_ID', 'utf8'),
    findCachedPage: (sharedPage) => sharedPage,
    attach: () => {},
    close: () => {},
  };
}

export function openSources(port) {
  const upgrades = new EventEmitter();
  const sockets = new Set();
  const app = next({ dev: true, turbopack: true, hostname, port, httpServer: upgrades });
  return {
    app,
    buildId: 'development',
    findCachedPage: ({ find, ...rest }) => ({
      ...rest,
      find: async (request) => {
        const plan = await find(request);
        return plan && { ...plan, edition: randomUUID() };
      },
    }),
    attach(server) {
      // Compiling a page may take longer than the timeout of the entry.
      server.setTimeout(0);
      server.on('upgrade', (request, socket, head) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        // Next listens only after its first request. Pages retry.
        if (!upgrades.emit('upgrade', request, socket, head)) socket.destroy();
      });
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await app.close();
    },
  };
}
