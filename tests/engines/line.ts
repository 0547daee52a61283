import { connect, createServer, type Server, type Socket } from 'node:net';

const sleepFor = (ms: number) => new Promise((onTimeout) => setTimeout(onTimeout, ms));

export class Line {
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  delayMs = 0;

  constructor(
    readonly port: number,
    private readonly appPort: number,
  ) {}

  open(): Promise<void> {
    const server = createServer((browser) => this.#join(browser));
    this.#server = server;
    return new Promise((onLine, onFailure) => {
      server.once('error', onFailure);
      server.listen(this.port, 'localhost', onLine);
    });
  }

  cut(): Promise<void> {
    const closedPromise = new Promise<void>((onClosed) => {
      if (this.#server) this.#server.close(() => onClosed());
      else onClosed();
    });
    for (const socket of this.#sockets) socket.destroy();
    return closedPromise;
  }

  #join(browser: Socket): void {
    const app = connect(this.appPort, '127.0.0.1');
    let writtenPromise = Promise.resolve();
    browser.pipe(app);
    app.on('data', (part) => {
      writtenPromise = writtenPromise
        .then(() => (this.delayMs > 0 ? sleepFor(this.delayMs) : undefined))
        .then(() => void browser.write(part));
    });
    app.on('end', () => void writtenPromise.then(() => browser.end()));
    for (const [socket, other] of [
      [browser, app],
      [app, browser],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => this.#sockets.delete(socket));
    }
    browser.on('close', () => app.destroy());
  }
}
