// Node handles pipelined requests concurrently. This module runs them one after another.
import { AsyncResource } from 'node:async_hooks';

/** Maximum of waiting requests. Browsers and proxies do not pipeline, so they never reach it. */
const MAX_WAITING = 8;

export function createRequestOrder() {
  const waitingBySocket = new WeakMap();

  function startResponse(socket, response, start) {
    // When 'close' fires, Node has already assigned the socket to the next response.
    response.once('close', () => {
      const next = socket.writable ? waitingBySocket.get(socket).shift() : undefined;
      if (next) startResponse(socket, next.response, next.start);
      else waitingBySocket.delete(socket);
    });
    start();
  }

  return ({ socket }, response, start) => {
    // Requests in the same packet still arrive after the connection was destroyed.
    if (socket.destroyed) return;
    const waiting = waitingBySocket.get(socket);
    if (!waiting) {
      waitingBySocket.set(socket, []);
      startResponse(socket, response, start);
    } else if (waiting.length < MAX_WAITING) waiting.push({ response, start: AsyncResource.bind(start) });
    else socket.destroy();
  };
}
