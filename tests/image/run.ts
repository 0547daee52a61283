import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../support/people';
import { addsPhoto } from '../support/photos';
import { freePort } from '../support/processes.mjs';
import { closeReport, runCheck } from '../support/report';
import { buildah, buildImage, describeImage, image } from './build';
import { Container } from './container';

const LARGEST_MB = 400;
const READY_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 15_000;
const secret = 'a-secret-for-tests-that-guards-nothing';

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function volume(uid: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'pawfolio-image-'));
  chownSync(folder, uid, uid);
  return folder;
}

async function untilHealthy(container: Container, data: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (await container.isHealthy(data)) return;
    await sleep(2000);
  }
  throw new Error('not healthy in time');
}

async function useIt(ana: Person): Promise<void> {
  await ana.signsIn();
  const { id } = await ana.addsPet();
  await addsPhoto(ana, id);
  const { status, body } = await ana.get(`/api/pets/${id}/passport.pdf`);
  expectThat(status === 200 && String(body).startsWith('%PDF'), `the passport answered ${status}`);
  const page = await ana.get(`/pets/${id}`);
  expectThat(page.status === 200 && String(page.body).includes('Luna'), `the page answered ${page.status}`);
}

async function runImage(root: string): Promise<void> {
  const description = describeImage();
  const port = String(await freePort());
  process.env.APP_BASE_URL = `http://localhost:${port}`;
  const env = { PORT: port, APP_URL: process.env.APP_BASE_URL, AUTH_SECRET: secret, TRUSTED_PROXIES: '1' };
  const container = new Container(root, description, env);
  const [data, restoredVolume] = [volume(container.uid), volume(container.uid)];
  const ana = new Person();
  let app = container.start(description.Cmd, data);
  try {
    await runCheck('starts and is healthy', () => untilHealthy(container, data));
    await runCheck('runs as nobody of importance', () => {
      const status = readFileSync(`/proc/${app.pid}/status`, 'utf8');
      expectThat(/^Uid:\s+([1-9]\d*)\s+\1\s/m.test(status), status);
    });
    await runCheck('can write to its data and to nothing else', async () => {
      expectThat((await container.run(['touch', '/data/probe'], data)) === 0, 'no file in /data');
      for (const folder of ['/app', '/app/.next', '/etc', '/usr']) {
        expectThat((await container.run(['touch', `${folder}/probe`], data)) !== 0, `a file in ${folder}`);
      }
    });
    await runCheck('signs in, keeps a pet, scales a photo, draws a passport', () => useIt(ana));
    await runCheck('ends when it is told to', async () => {
      const exitPromise = once(app, 'exit', { signal: AbortSignal.timeout(ENDS_WITHIN_MS) });
      app.kill('SIGTERM');
      const [code, signal] = await exitPromise;
      expectThat(code === 0, `code ${code}, signal ${signal}`);
      expectThat(!(await container.isHealthy(data)), 'healthy after its end');
    });
    const command = (name: string, file: string) => ['node', '.config/up.mjs', name, file];
    await runCheck('makes a backup that another volume takes', async () => {
      expectThat((await container.run(command('backup', '/data/backup'), data)) === 0, 'no backup');
      execFileSync('cp', ['-p', join(data, 'backup'), restoredVolume]);
      expectThat((await container.run(command('restore', '/data/backup'), restoredVolume)) === 0, 'no restore');
      app = container.start(description.Cmd, restoredVolume);
      await untilHealthy(container, restoredVolume);
      const { body } = await (await new Person(ana.email).signsIn()).get('/api/pets');
      expectThat(JSON.stringify(body).includes('Luna'), `pets after the restore: ${JSON.stringify(body)}`);
    });
  } finally {
    app.kill('SIGKILL');
    for (const folder of [data, restoredVolume]) rmSync(folder, { recursive: true, force: true });
  }
}

async function checkImage(): Promise<void> {
  const isBuilt = await runCheck('is built', buildImage);
  if (isBuilt) {
    const name = buildah('from', image);
    try {
      const root = buildah('mount', name);
      await runCheck(`is below ${LARGEST_MB} MB without its base`, () => {
        const [size = ''] = execFileSync('du', ['-s', '-B1000000', '--apparent-size', join(root, 'app')], {
          encoding: 'utf8',
        }).split('\t');
        console.log(`  ${size} MB`);
        expectThat(Number(size) < LARGEST_MB, `${size} MB`);
      });
      await runImage(root);
    } finally {
      buildah('rm', name);
    }
  }
  closeReport();
}

void checkImage();
