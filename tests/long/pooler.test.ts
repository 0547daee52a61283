import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startApp } from '../support/app-server.mjs';
import { needPrograms } from '../support/debian.mjs';
import { aMember } from '../support/people';
import { startPostgres } from '../support/postgres.mjs';
import { freePort, start, stop } from '../support/processes.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';
const NOBODY = 65_534;

async function poolBefore(databaseUrl: string) {
  needPrograms({ pgbouncer: PROGRAM });
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-pooler-'));
  await chmod(folder, 0o755);
  const { hostname, port: target, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${target} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings.join('\n'));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = start(PROGRAM, ['-q', file], { ...identity, stdio: 'ignore' });
  return {
    url: `postgresql://postgres@127.0.0.1:${port}${pathname}`,
    async close() {
      await stop(child);
      await rm(folder, { recursive: true });
    },
  };
}

test('R10.1 two processes share three sessions behind a pooler in transaction mode', async () => {
  const postgres = await startPostgres();
  const direct = await postgres.createDatabase('pooled');
  const pooler = await poolBefore(direct);
  const env = { DATABASE_DIRECT_URL: direct };
  const first = await startApp({ databaseUrl: pooler.url, env });
  const second = await startApp({ databaseUrl: pooler.url, dataDir: first.dataDir, env });
  const client = new Client({ connectionString: pooler.url });
  try {
    process.env.APP_BASE_URL = first.url;
    const people = await Promise.all(Array.from({ length: 12 }, () => aMember()));
    const names = await Promise.all(
      people.map(async (person, n) => {
        const { id } = await person.addsPet({ name: `Luna ${n}` });
        const weights = [1, 2, 3].map((day) =>
          person.post(`/api/pets/${id}/weights`, { grams: 4000, measuredAt: `2026-01-0${day}T08:00:00.000Z` }),
        );
        expect((await Promise.all(weights)).map(({ status }) => status)).toEqual([201, 201, 201]);
        person.at = second.url;
        expect((await person.get('/home')).status).toBe(200);
        return (await person.get(`/api/pets/${id}`)).body.name;
      }),
    );
    expect(names).toEqual(people.map((_, n) => `Luna ${n}`));

    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
    );
    expect(rows).toEqual([{ zone: 'UTC', statement: '5s', lock: '2s' }]);
  } finally {
    await client.end().catch(() => undefined);
    await Promise.all([first.stop(), second.stop()]);
    await pooler.close();
    await postgres.stop();
  }
}, 180_000);
