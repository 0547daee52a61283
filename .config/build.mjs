import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  bundleCheckPage,
  checkPage,
  describeApi,
  digest,
  filesBelow,
  generatedFiles,
  nextProgram,
  quiet,
  root,
  scriptHashes,
} from './prepare.mjs';
import { publicAddress } from './public-address.mjs';

const at = (...parts) => join(root, ...parts);

const serviceWorker = 'public/sw.js';
const sourceDirectories = ['app', 'components', 'lib', 'messages', 'prisma', 'public'];

function sources() {
  const beside = readdirSync(root).filter((name) => /^(?!next-env\.d\.|biome\.)[\w.-]+\.(ts|json)$/.test(name));
  const configuration = ['next.config.mjs'];
  const steps = ['.config/inline-scripts.ts', '.config/script-hashes.ts', '.config/check-page.mjs'];
  return [...configuration, ...steps, ...beside, ...sourceDirectories.flatMap(filesBelow)]
    .filter((path) => path !== serviceWorker && !generatedFiles.has(path) && !path.startsWith(checkPage))
    .sort();
}

/** Replaces Node's default of 16 MiB, with which garbage collection takes an eighth of a build. */
const youngHeap = '--max-semi-space-size=128';

const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(0)} s`;

function createProgress(first) {
  let step = first;
  let began = performance.now();
  return (next) => {
    if (next === step) return;
    if (step) console.log(`  ${step.padEnd(24)} ${seconds(began)}`);
    step = next;
    began = performance.now();
  };
}

const nextSteps = [
  [/Creating an optimized/, 'compiling'],
  [/Compiled /, 'collecting page data'],
  [/Generating static pages/, 'rendering static pages'],
  [/Finalizing/, 'finishing'],
];

/** True for warnings, except Next's advice to rename `middleware.ts`. */
const isWarning = (line) => line.includes('⚠') && !line.includes('"middleware" file convention');

/** @throws Error with the program's output */
function runPrinting(args, { env, onLine = () => {} }) {
  return new Promise((onDone, onFailure) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printedText = '';
    const collect = (part) => {
      printedText += part;
      for (const line of String(part).split('\n')) onLine(line);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', onFailure);
    child.once('close', (code) =>
      code === 0 ? onDone() : onFailure(new Error(`${printedText}\n${args.join(' ')} failed`.trimStart())),
    );
  });
}

async function compile(progress, { isFirst, id }) {
  const onLine = (line) => {
    const [, step] = nextSteps.find(([words]) => words.test(line)) ?? [];
    if (step) progress(step);
    if (isWarning(line)) console.warn(line.trim());
  };
  // Most installations build once. Writing the cache takes 20 s, so the first build skips it.
  const env = { NODE_ENV: 'production', BUILD_ID: id, ...(isFirst && { BUILD_CACHE: 'memory' }) };
  await runPrinting([youngHeap, nextProgram(), 'build', '--webpack'], { env, onLine });
}

export async function build() {
  const stamp = at('.next', '.stamp');
  const state = `${digest(sources())} ${publicAddress(process.env)}`;
  const wasBuilt = existsSync(at('.next', 'BUILD_ID'));
  const isComplete = wasBuilt && [serviceWorker, scriptHashes].every((path) => existsSync(at(path)));
  if (isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const began = performance.now();
  console.log('Building …');
  const progress = createProgress('describing the API');
  describeApi();
  progress('bundling the check page');
  bundleCheckPage();
  progress('starting Next');
  mkdirSync(dirname(at(scriptHashes)), { recursive: true });
  writeFileSync(at(scriptHashes), '{}');
  await compile(progress, { isFirst: !wasBuilt, id: createHash('sha256').update(state).digest('hex').slice(0, 20) });
  progress('hashing inline scripts');
  await runPrinting(['--import', 'tsx', '.config/script-hashes.ts'], {});
  progress(null);
  writeFileSync(stamp, state);
  console.log(`Built in ${seconds(began)}`);
}
