import { connect, createServer, type Socket } from 'node:net';
import { appUrl } from './visitor';

export interface HangingNetwork {
  url: string;
  /** Stops all traffic without refusing connections. */
  hang: () => void;
  resume: () => void;
  replace: () => void;
  close: () => void;
}

export async function hangingNetwork(): Promise<HangingNetwork> {
  const { hostname, port } = new URL(appUrl());
  const sockets = new Set<Socket>();
  let hangs = false;
  const addSocket = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (hangs) socket.pause();
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy());
    incoming.pipe(outgoing);
    outgoing.pipe(incoming);
    for (const socket of [incoming, outgoing]) addSocket(socket);
  });
  await new Promise<void>((listening) => server.listen(0, hostname, listening));
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : '';
  return {
    url: `http://${hostname}:${own}`,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    replace: () => {
      hangs = false;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
