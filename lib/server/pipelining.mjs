// Requests that are sent on one connection before the answers to those ahead of them.

/** How many may wait. Browsers and proxies send the next request when they have read the answer. */
const MAX_WAITING = 8;

/**
 * Makes a function that starts work on a request once those before it on its connection are answered. A connection with
 * more than `MAX_WAITING` behind the one in work is closed.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, start: () => void) => void}
 */
export function createRequestOrder() {
  const waitingBySocket = new WeakMap();

  function begin(socket, response, start) {
    // Node hands the connection to the next answer before it says that this one is closed.
    response.once('close', () => {
      const next = socket.writable ? waitingBySocket.get(socket).shift() : undefined;
      if (next) begin(socket, next.response, next.start);
      else waitingBySocket.delete(socket);
    });
    start();
  }

  return ({ socket }, response, start) => {
    // Requests of the same packet still arrive after the end of their connection.
    if (socket.destroyed) return;
    const waiting = waitingBySocket.get(socket);
    if (!waiting) {
      waitingBySocket.set(socket, []);
      begin(socket, response, start);
    } else if (waiting.length < MAX_WAITING) waiting.push({ response, start });
    else socket.destroy();
  };
}
