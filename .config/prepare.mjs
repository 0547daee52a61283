// Prepares packages, Prisma client and API description if needed. Imports only Node's modules, because no package may
// be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export function nextProgram() {
  const folder = join(root, 'node_modules', 'next');
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.next);
}

export const quiet = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
const at = (...parts) => join(root, ...parts);
const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

export function fail(line) {
  console.error(line);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Pawfolio needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** Recommends Node 24, whose asynchronous context needs no hooks: 27 to 45 % less work (docs/performance.md). */
export function recommendNode() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  console.log(`Node 24 serves pages with about a third less work; this is ${process.versions.node}.`);
}

export function runNode(args, { env = {}, output = 'inherit' } = {}) {
  const result = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  });
  if (result.status !== 0 && output === 'inherit') process.exit(result.status ?? 1);
  if (result.status !== 0) {
    throw new Error(`${args.join(' ')} failed\n${result.stdout ?? ''}${result.stderr ?? ''}`.trimEnd());
  }
}

/** Young generation of Node 20. Node 24 uses four times as much, for little gain (docs/performance.md, "Memory"). */
export const memoryFlag = '--max-semi-space-size=16';

/** Forwards signals. If this process is killed, the child notices through `disconnect`. */
export function followNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function isInstalled(tools) {
  const installedLock = readText(at('node_modules', '.package-lock.json'));
  if (installedLock === '') return false;
  const have = JSON.parse(installedLock).packages;
  const want = JSON.parse(readText(at('package-lock.json'))).packages;
  return Object.entries(want).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' || have[path]?.version === version || ((optional || devOptional || (dev && !tools)) && !have[path]),
  );
}

/** Does not use `npm ci`, which requires entries for platforms that the registry may lack. */
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

export function digest(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readText(at(file)))
      .update('\0');
  return hash.digest('hex');
}

/** Runs `work` unless its stamp is current. The stamp is next to the result, so that both are deleted together. */
function once(stamp, state, isThere, work) {
  if (isThere && readText(stamp) === state) return;
  work();
  writeFileSync(stamp, state);
}

/** Prisma requires a native schema engine but does not use it. Naming any file avoids the download. */
function runPrisma(...args) {
  runNode(['node_modules/prisma/build/index.js', ...args], {
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
    output: 'pipe',
  });
}

export function generateClient() {
  const models = filesBelow('prisma/models').sort();
  const state = digest([...models, '.config/prisma.ts', 'node_modules/prisma/package.json']);
  once(at('prisma', 'client', '.stamp'), state, existsSync(at('prisma', 'client', 'client.ts')), () => {
    console.log('Generating the database client …');
    runPrisma('generate');
  });
}

/** @throws Error if a file of `prisma/models` is not formatted */
export function checkModels() {
  runPrisma('format', '--check');
}

export function formatModels() {
  runPrisma('format');
}

export function filesBelow(directory) {
  if (directory === 'prisma/client' || !existsSync(at(directory))) return [];
  return readdirSync(at(directory), { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

export const checkPage = 'public/v/';
const apiDocument = 'lib/site/api-docs/data/openapi.json';
/** Empty until the end of the build. The file must already exist when a host bundles single functions. */
export const scriptHashes = 'lib/core/security/data/script-hashes.json';
export const generatedFiles = new Set([apiDocument, `${apiDocument}.stamp`, scriptHashes]);

export function bundleCheckPage() {
  runNode(['.config/check-page.mjs']);
}

export function describeApi() {
  const madeFiles = ['app/api', 'lib'].flatMap(filesBelow).filter((path) => !generatedFiles.has(path));
  const state = digest(['.config/api-document.ts', '.config/tsconfig.api.json', 'package.json', ...madeFiles.sort()]);
  once(at(`${apiDocument}.stamp`), state, existsSync(at(apiDocument)), () => {
    console.log('Describing the API …');
    // Uses its own tsconfig instead of the condition react-server, which would also select package versions that only
    // Next can run.
    runNode(['--import', 'tsx', '.config/api-document.ts'], {
      env: { TSX_TSCONFIG_PATH: '.config/tsconfig.api.json' },
    });
  });
}

export function migrate(env = {}) {
  runNode(['--conditions=react-server', '--import', 'tsx', 'prisma/migrate.ts'], { env });
}
