// What has to be true before the program runs: packages installed, Prisma client generated, pages built.
// Each step looks first whether anything is to do. Only Node's own modules: nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicAddress } from './public-address.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const quiet = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
const at = (...parts) => join(root, ...parts);
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Ends the process with one line that says what to do. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Refuses a Node that is too old for what is installed. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Pawfolio needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** Runs Node on a script of the repository or of node_modules and throws when it fails. */
export function runNode(args, { env = {}, output = 'inherit' } = {}) {
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    throw new Error(`${args.join(' ')} failed${result.stdout ? `\n${result.stdout}${result.stderr}` : ''}`);
  }
}

/**
 * The same beside us: for a server in the foreground. Signals reach it, its end is ours, and it learns when we are killed
 * (`disconnect`).
 */
export function followNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal tells everybody in front of it by itself; told twice, the server would not wait for its requests.
  const told = process.stdin.isTTY ? ['SIGINT', 'SIGHUP'] : [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => told.includes(signal) || child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Whether node_modules holds exactly what the lock file names (packages of other platforms aside, tools if not wanted). */
function isInstalled(tools) {
  const installed = read(at('node_modules', '.package-lock.json'));
  if (installed === '') return false;
  const have = JSON.parse(installed).packages;
  const want = JSON.parse(read(at('package-lock.json'))).packages;
  return Object.entries(want).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || have[path]?.version === version || ((optional || devOptional || (dev && !tools)) && !have[path]),
  );
}

/**
 * Installs the packages of the lock file when they are missing or differ; the tools of the build are among them, also where
 * only those of the program are wanted (an image without the tools has nothing to install).
 * Not `npm ci`: it insists on entries for platforms that the registry in use may not carry.
 */
export function install({ tools = true } = {}) {
  if (isInstalled(tools)) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) fail('The packages could not be installed: see the lines above.');
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(read(at(file)))
      .update('\0');
  return hash.digest('hex');
}

/** Runs the work unless its stamp (kept beside its result, so that both are lost together) says it was done for this state. */
function once(stamp, state, isThere, work) {
  if (isThere && read(stamp) === state) return;
  work();
  writeFileSync(stamp, state);
}

/** Generates the Prisma client. It asks for the native schema engine and then does not use it: any file will do. */
export function generateClient() {
  const state = digest(['prisma/schema.prisma', '.config/prisma.ts', 'node_modules/prisma/package.json']);
  once(at('prisma', 'client', '.stamp'), state, existsSync(at('prisma', 'client', 'client.ts')), () => {
    console.log('Generating the database client …');
    runNode(['node_modules/prisma/build/index.js', 'generate'], {
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
      output: 'pipe',
    });
  });
}

const sourceDirectories = ['app', 'components', 'lib', 'messages', 'prisma', 'public'];

function filesBelow(directory) {
  if (directory === 'prisma/client' || !existsSync(at(directory))) return [];
  return readdirSync(at(directory), { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Written by the build itself. */
const serviceWorker = 'public/sw.js';
/** The HTTP API as the routes describe it, written before the build. */
const apiDocument = 'lib/site/api-docs/data/openapi.json';
const written = new Set([serviceWorker, apiDocument, `${apiDocument}.stamp`]);

/** Files that a build depends on: what is shown and known, and the configuration beside it. */
function sources() {
  const beside = readdirSync(root).filter((name) => /^(?!next-env\.d\.|biome\.)[\w.-]+\.(ts|json)$/.test(name));
  const steps = ['.config/after-build.ts', '.config/late-scripts.ts', '.config/next-modules.cjs'];
  return [...steps, ...beside, ...['.config/next-client', ...sourceDirectories].flatMap(filesBelow)]
    .filter((path) => !written.has(path))
    .sort();
}

/** Describes the API when a route, or what it is made of, has changed. The program imports what this writes. */
export function describeApi() {
  const made = ['app/api', 'lib'].flatMap(filesBelow).filter((path) => !written.has(path));
  const state = digest(['.config/api-document.ts', '.config/tsconfig.api.json', 'package.json', ...made.sort()]);
  once(at(`${apiDocument}.stamp`), state, existsSync(at(apiDocument)), () => {
    console.log('Describing the API …');
    // Next to `server-only`, the condition react-server would change packages that routes import, to what only Next can run.
    runNode(['--import', 'tsx', '.config/api-document.ts'], {
      env: { TSX_TSCONFIG_PATH: '.config/tsconfig.api.json' },
    });
  });
}

/** Builds the pages when a source, or the address that they name to search engines, has changed since the last build. */
export function build() {
  const state = `${digest(sources())} ${publicAddress(process.env)}`;
  const isBuilt = existsSync(at('.next', 'BUILD_ID')) && existsSync(at(serviceWorker));
  once(at('.next', '.stamp'), state, isBuilt, () => {
    describeApi();
    console.log('Building …');
    runNode(['node_modules/next/dist/bin/next', 'build', '--webpack'], { env: { NODE_ENV: 'production' } });
    runNode(['--import', 'tsx', '.config/after-build.ts']);
  });
}

/** Brings the database of the given environment up to date. */
export function migrate(env = {}) {
  runNode(['--conditions=react-server', '--import', 'tsx', 'prisma/migrate.ts'], { env });
}
