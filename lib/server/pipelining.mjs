// Node hands over pipelined requests at once; here they wait for each other.
import { AsyncResource } from 'node:async_hooks';

/** Browsers and proxies read the answer before they send the next request. */
const MAX_WAITING = 8;

export function createRequestOrder() {
  const waitingBySocket = new WeakMap();

  function startResponse(socket, response, start) {
    // Node has already assigned the socket to the next response when 'close' comes.
    response.once('close', () => {
      const next = socket.writable ? waitingBySocket.get(socket).shift() : undefined;
      if (next) startResponse(socket, next.response, next.start);
      else waitingBySocket.delete(socket);
    });
    start();
  }

  return ({ socket }, response, start) => {
    // Requests of the same packet still arrive after the connection was destroyed.
    if (socket.destroyed) return;
    const waiting = waitingBySocket.get(socket);
    if (!waiting) {
      waitingBySocket.set(socket, []);
      startResponse(socket, response, start);
    } else if (waiting.length < MAX_WAITING) waiting.push({ response, start: AsyncResource.bind(start) });
    else socket.destroy();
  };
}
