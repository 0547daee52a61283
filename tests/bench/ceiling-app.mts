import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../.config/prepare.mjs';
import { activeShareStatement } from '../../lib/access/active-share';
import { freePort, runQuietly, start, stop } from '../support/processes.mjs';
import { member, petId } from './data.mts';

const source = join(root, 'tests', 'bench', 'ceiling');
/** Inside the repository, so that imports of Next and pg resolve. The app is rebuilt when a source changes. */
const folder = join(root, 'tests', '.output', 'ceiling');
const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

export interface RunningServer {
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

const variables = (bytes: number) => ({
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
  CEILING_PROGRAM: root,
  CEILING_BYTES: String(bytes),
  CEILING_OWNER: member.id,
  CEILING_PET: petId(1),
});

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function digest(bytes: number): string {
  const hash = createHash('sha256').update(String(bytes));
  const usedFiles = ['core', 'browser'].flatMap((floor) => filesBelow(join(root, 'lib', floor)));
  const files = [...filesBelow(source), ...usedFiles, join(root, 'middleware.ts')];
  for (const file of [...files.sort(), join(root, 'node_modules', 'next', 'package.json')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

async function buildApp(bytes: number): Promise<void> {
  const stamp = join(folder, '.stamp');
  // Rounded, because pages differ by a few bytes each time, which needs no rebuild.
  const roundedBytes = Math.round(bytes / 4096) * 4096;
  const state = digest(roundedBytes);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(source, folder, { recursive: true });
  const env = { ...process.env, ...variables(roundedBytes) };
  const { code, output } = await runQuietly(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env });
  if (code !== 0) throw new Error(`The app of the ceilings could not be built:\n${output}`);
  await writeFile(stamp, state);
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${url}`);
}

/** @param bytes approximate length of the static page */
export async function startCeilingApp(databaseUrl: string, bytes: number): Promise<RunningServer> {
  await buildApp(bytes);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, ...variables(bytes), DATABASE_URL: databaseUrl, APP_URL: url };
  const child = start(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder, env });
  await untilAnswering(`${url}/api/hello`);
  return { url, pid: child.pid, stop: () => stop(child) };
}

export interface Recorded {
  path: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

export async function startOneStatement(databaseUrl: string, answer: Recorded): Promise<RunningServer> {
  const { path, headers, body } = answer;
  const origin = { device: 'Unknown', network: '10.0.0.0/24' };
  const { text, values } = activeShareStatement(path.slice(path.lastIndexOf('/') + 1), new Date(), origin);
  const file = join(root, 'tests', '.output', 'one-statement.json');
  await writeFile(file, JSON.stringify({ text, values, headers, body }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = join(source, 'one-statement.mjs');
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = start(process.execPath, [program, file, String(port)], { env });
  await untilAnswering(url);
  return { url, pid: child.pid, stop: () => stop(child) };
}

export async function startBareServer(answers: readonly Recorded[]): Promise<RunningServer> {
  const file = join(root, 'tests', '.output', 'recorded-answers.json');
  await writeFile(file, JSON.stringify(answers));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = start(process.execPath, [join(source, 'bare-server.mjs'), file, String(port)]);
  await untilAnswering(url + (answers[0]?.path ?? '/'));
  return { url, pid: child.pid, stop: () => stop(child) };
}
