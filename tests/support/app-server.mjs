import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { memoryFlag, root } from '../../.config/prepare.mjs';
import { freePort, runQuietly, start, stop } from './processes.mjs';

const READY_WITHIN_MS = 60_000;
const COMPILED_WITHIN_MS = 240_000;

/** Separate from the build, and reused, so that a later run compiles less. */
const devFolder = 'tests/.output/next';

/** Requests a route. A development server would have to compile it, so its log line counts instead. */
async function isReady(url, lines, dev) {
  if (dev) return lines.some((line) => line.startsWith('Pawfolio is ready'));
  const answer = await fetch(`${url}/api/health`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function untilReady(url, child, { lines, dev }) {
  const deadline = Date.now() + (dev ? COMPILED_WITHIN_MS : READY_WITHIN_MS);
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(url, lines, dev)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`The app did not start:\n${lines.join('\n')}`);
}

export async function migrateDatabase(env) {
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/migrate.ts'];
  const { code, output } = await runQuietly(process.execPath, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`The migration failed:\n${output}`);
}

async function createAdmin({ email, password }, env) {
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/create-admin.ts'];
  const variables = { ...process.env, ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
  const { code, output } = await runQuietly(process.execPath, args, { env: variables });
  if (code !== 0) throw new Error(`The admin could not be made:\n${output}`);
}

/** Shares one outbox between all apps on one database, because they run each other's jobs. */
function sharedFolder(databaseUrl) {
  const { APP_DATABASE_URL, APP_DATA_DIR } = process.env;
  return databaseUrl && databaseUrl === APP_DATABASE_URL ? APP_DATA_DIR : undefined;
}

/**
 * Starts the app. Without `databaseUrl` the database is embedded in `dataDir`. `trace` logs every round trip to the
 * database. `dev` serves sources, like `npm run dev`. `build` is the folder of another build.
 */
export async function startApp({
  databaseUrl,
  dataDir,
  port: asked,
  logLevel = 'info',
  admin,
  dev = false,
  build = root,
  env = {},
} = {}) {
  const dataFolder = dataDir ?? sharedFolder(databaseUrl);
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'pawfolio-app-')));
  const port = String(asked ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const variables = {
    NODE_ENV: dev ? 'development' : 'production',
    DEV_DIST_DIR: devFolder,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: port,
    HOST: '127.0.0.1',
    APP_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: logLevel,
    WRITES_PER_MINUTE: '1000000',
    TEXT_MB_PER_DAY: '1000000',
    // Same as in `npm run up` and the image.
    MALLOC_ARENA_MAX: '2',
    ...env,
  };
  await migrateDatabase(variables);
  if (admin) await createAdmin(admin, variables);
  const child = start(process.execPath, [memoryFlag, 'lib/server/server.mjs', ...(dev ? ['dev'] : [])], {
    cwd: build,
    env: { ...process.env, ...variables },
  });
  // Compiling takes all processors, so other tests get priority.
  if (dev) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const lines = [];
  // Outside the temporary folder, because it is needed after a failure.
  const logs = join(root, 'tests', '.output');
  await mkdir(logs, { recursive: true });
  const logFile = join(logs, `app-${port}.log`);
  const log = createWriteStream(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      log.write(`${line}\n`);
    });
  }
  child.once('exit', (code, signal) => {
    lines.push(`The app ended: code ${code}, signal ${signal}`);
    log.write(`${lines.at(-1)}\n`);
  });
  const stopApp = async (signal) => {
    await stop(child, signal);
    log.end();
    if (!dataFolder) await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, { lines, dev });
  } catch (error) {
    await stopApp('SIGKILL');
    throw error;
  }
  return { url, dataDir: folder, logFile, lines, child, stop: stopApp };
}
