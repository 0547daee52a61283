import 'server-only';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';

/** Locks a directory with a listening socket: the kernel releases it with the process, and it can name its holder. */
export async function holdLock(directory: string): Promise<() => Promise<void>> {
  const path = socketPath(directory);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listenOn(path);
    if (server) return () => closeServer(server);
    const owner = await askOwner(path);
    if (owner)
      throw new Error(
        `The embedded database in ${directory} is in use by ${owner}. Stop it first, or set DATABASE_URL.`,
      );
    await rm(path, { force: true });
  }
  throw new Error(`The embedded database in ${directory} could not be locked.`);
}

function socketPath(directory: string): string {
  const absolute = resolve(directory);
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\pawfolio-${createHash('sha256').update(absolute).digest('hex').slice(0, 24)}`;
  }
  const path = join(absolute, 'lock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

function listenOn(path: string): Promise<Server | null> {
  return new Promise((resolveLock, fail) => {
    const server = createServer((socket) => socket.end(`process ${process.pid} (${process.title})`));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolveLock(null) : fail(error),
    );
    server.listen(path, () => {
      server.unref();
      resolveLock(server);
    });
  });
}

function askOwner(path: string): Promise<string | null> {
  return new Promise((resolveAnswer) => {
    let answer = '';
    const socket = connect(path);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolveAnswer(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : 'another process'),
    );
    socket.on('close', () => resolveAnswer(answer || 'another process'));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolveClose) => server.close(() => resolveClose()));
}
