import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import next from 'next';

// Next takes rewrites to any other host name than its internal `localhost` for external ones and would call itself.
const hostname = 'localhost';

/** Serves what `npm run build` has made. */
export function openBuild(port) {
  return {
    // With the server itself, Next would listen for upgrades and leave them hanging.
    app: next({ dev: false, hostname, port, httpServer: new EventEmitter() }),
    buildId: readFileSync('.next/BUILD_ID', 'utf8'),
    findCachedPage: (shared) => shared,
    attach: () => {},
    close: () => {},
  };
}

/** Compiles each page when it is first opened, and again when a source has changed. */
export function openSources(port) {
  const upgrades = new EventEmitter();
  const sockets = new Set();
  const app = next({ dev: true, turbopack: true, hostname, port, httpServer: upgrades });
  return {
    app,
    buildId: 'development',
    /** A page may render differently each time, so that no rendering is reused. */
    findCachedPage: ({ find, ...rest }) => ({
      ...rest,
      find: async (request) => {
        const plan = await find(request);
        return plan && { ...plan, edition: randomUUID() };
      },
    }),
    /** Pages hear of changed sources through a WebSocket. */
    attach(server) {
      // A page that is being compiled may be silent for longer than the entry allows.
      server.setTimeout(0);
      server.on('upgrade', (request, socket, head) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
        // Next listens from its first request on. Pages try again.
        if (!upgrades.emit('upgrade', request, socket, head)) socket.destroy();
      });
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await app.close();
    },
  };
}
