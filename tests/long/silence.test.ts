import { connect, createServer, type Socket } from 'node:net';
import { startApp } from '../support/app-server.mjs';
import { aMember } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';
import { freePort } from '../support/processes.mjs';

async function between(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Map<Socket, Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.set(near, far);
    near.pipe(far);
    if (!isSilent) far.pipe(near);
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        pairs.delete(near);
        near.destroy();
        far.destroy();
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const [near, far] of pairs) far.unpipe(near);
    },
    speak() {
      isSilent = false;
      for (const [near, far] of pairs) far.pipe(near);
    },
    close() {
      server.close();
      for (const near of pairs.keys()) near.destroy();
    },
  };
}

/** Always runs on Postgres, because the embedded database has no network connection. */
async function isTold(): Promise<void> {
  const postgres = await startPostgres();
  const line = await between(await postgres.createDatabase('silent'));
  const app = await startApp({ databaseUrl: line.url });
  try {
    process.env.APP_BASE_URL = app.url;
    const ana = await aMember();
    const { id: petId } = await ana.addsPet();
    const visits = `/api/pets/${petId}/vet-records`;
    line.silence();
    const began = performance.now();
    const reads = ['/api/pets', visits, '/home', `/pets/${petId}`].map((path) => ana.get(path));
    const answers = await Promise.all([
      ...reads,
      ana.post(visits, { visitedOn: '2026-05-01', description: '<p>Fine</p>' }),
    ]);
    const seconds = (performance.now() - began) / 1000;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    line.speak();
    const back = performance.now();
    while ((await ana.get('/api/pets')).status !== 200 && performance.now() - back < 30_000);
    const backAfter = (performance.now() - back) / 1000;
    console.info(`silence: all told after ${seconds.toFixed(1)} s, at work again after ${backAfter.toFixed(1)} s`);
    expect(seconds).toBeLessThan(20);
    expect(backAfter).toBeLessThan(15);
    expect((await ana.get(visits)).status).toBe(200);
  } finally {
    line.close();
    await app.stop();
    await postgres.stop();
  }
}

test('requests are answered while the database hangs, and the app recovers', isTold, 180_000);
