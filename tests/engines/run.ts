import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../support/app-server.mjs';
import { freePort } from '../support/processes.mjs';
import { closeReport, countUntried, runCheck } from '../support/report';
import type { Engine } from './engine';
import { Firefox } from './firefox';
import { Line } from './line';
import { steps } from './steps';
import { WebKit } from './webkit';

const engines: Record<string, { start(site: string): Promise<Engine> }> = { firefox: Firefox, webkit: WebKit };
const pictures = join('tests', '.output');
const wantedEngines = process.argv.slice(2);

async function walkEngine(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-engine-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const app = await startApp({ env: { APP_URL: site, TRUSTED_PROXIES: '0' } });
  const line = new Line(port, Number(new URL(app.url).port));
  let engine: Engine | undefined;
  try {
    await line.open();
    const isThere = await runCheck(`${name} starts`, async () => {
      engine = await engines[name]?.start(site);
    });
    if (!isThere || !engine) return countUntried(steps.length);
    const place = { engine, line, folder, pet: '' };
    for (const [index, [step, work]] of steps.entries()) {
      const passed = await runCheck(`${name} ${step}`, () => work(place));
      if (!passed) await engine.draw(`${pictures}/${name}-${step.replaceAll(' ', '-')}.png`);
      if (!passed && place.pet === '') {
        console.log('  Without an account and a pet there is nothing else to try.');
        countUntried(steps.length - index - 1);
        return;
      }
    }
  } finally {
    await engine?.close().catch((error: Error) => console.log(error.message));
    await line.cut();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function walkAll(): Promise<void> {
  for (const name of Object.keys(engines)) {
    if (wantedEngines.length === 0 || wantedEngines.includes(name)) await walkEngine(name);
  }
  closeReport();
}

void walkAll();
