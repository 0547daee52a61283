// npm run test:upgrade [-- 16.5.0-canary.38]: builds and tests a copy of the project with other versions of Next. By
// default these are the newest of our major version and the newest canary.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkNode, root } from '../.config/prepare.mjs';
import { run } from './support/processes.mjs';

const LIMIT_MS = 30 * 60_000;
const outputOf = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: 'utf8' });

function newestVersions() {
  const versions = JSON.parse(outputOf('npm', 'view', 'next', 'versions', '--json'));
  const stable = versions.findLast((version) => /^16\.\d+\.\d+$/.test(version));
  const canary = versions.findLast((version) => version.includes('-canary.'));
  return [...new Set([stable, canary])];
}

async function copySources(folder) {
  const files = outputOf('git', 'ls-files', '-z').split('\0').filter(Boolean);
  for (const file of files) await cp(join(root, file), join(folder, file), { recursive: true, force: true });
}

async function rehearse(version) {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-upgrade-'));
  const steps = {
    install: ['npm', ['ci', '--no-audit', '--no-fund']],
    upgrade: ['npm', ['install', '--no-audit', '--no-fund', '--save-exact', `next@${version}`]],
    build: ['npm', ['run', 'build']],
    test: ['npm', ['run', 'test:fast']],
  };
  try {
    await copySources(folder);
    for (const [step, [command, args]] of Object.entries(steps)) {
      console.log(`\nnext@${version}: ${step}`);
      const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
      if ((await run(command, args, env, { cwd: folder, limitMs: LIMIT_MS })) !== 0) return step;
    }
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

checkNode();
const askedVersions = process.argv.slice(2);
const results = [];
for (const version of askedVersions.length > 0 ? askedVersions : newestVersions())
  results.push([version, await rehearse(version)]);
for (const [version, hasFailed] of results)
  console.log(`next@${version}: ${hasFailed ? `${hasFailed} failed` : 'builds and passes'}`);
process.exit(results.some(([, hasFailed]) => hasFailed) ? 1 : 0);
