import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from '../../.config/prepare.mjs';
import { run } from '../support/processes.mjs';

const leftOut = new Set(['.git', '.next', '.data', 'node_modules', 'tests']);
const LIMIT_MS = 20 * 60_000;
const BEFORE = '  if (!isServer && !dev) {\n';

async function buildNewer(folder) {
  const filterPath = (path) => !leftOut.has(relative(root, path).split(sep)[0]);
  await cp(root, folder, { recursive: true, filter: filterPath });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'next.config.ts');
  const config = await readFile(file, 'utf8');
  if (!config.includes(BEFORE)) throw new Error('next.config.ts has no place for the salt');
  await writeFile(file, config.replace(BEFORE, `  if (!isServer) config.output.hashSalt = 'newer';\n${BEFORE}`));
  const code = await run(process.execPath, ['.config/up.mjs', 'build'], {}, { cwd: folder, limitMs: LIMIT_MS });
  if (code !== 0) throw new Error('the second build failed');
}

export async function withNewerBuild(work) {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-newer-'));
  try {
    await buildNewer(folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
