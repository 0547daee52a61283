import { connect, createServer, type Server, type Socket } from 'node:net';

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

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
    return new Promise((done, failed) => {
      server.once('error', failed);
      server.listen(this.port, 'localhost', done);
    });
  }

  cut(): Promise<void> {
    const closed = new Promise<void>((done) => {
      if (this.#server) this.#server.close(() => done());
      else done();
    });
    for (const socket of this.#sockets) socket.destroy();
    return closed;
  }

  #join(browser: Socket): void {
    const app = connect(this.appPort, '127.0.0.1');
    let written = Promise.resolve();
    browser.pipe(app);
    app.on('data', (part) => {
      written = written
        .then(() => (this.delayMs > 0 ? sleep(this.delayMs) : undefined))
        .then(() => void browser.write(part));
    });
    app.on('end', () => void written.then(() => browser.end()));
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
