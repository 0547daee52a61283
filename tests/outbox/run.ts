import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { needChromium } from '../support/chromium.mjs';
import { startPostgres } from '../support/postgres.mjs';
import { Database } from './database';
import { sendsMany } from './many';
import { playSequence } from './sequence';
import { clearStage, setStage } from './stage';

const SEQUENCES = Number(process.env.OUTBOX_SEQUENCES ?? 500);
const MANY = Number(process.env.OUTBOX_MANY ?? (SEQUENCES > 100 ? 1000 : 0));
const FIRST_SEED = Number(process.env.OUTBOX_SEED ?? 1);
const PER_STAGE = 100;
const onEmbedded = process.env.OUTBOX_DATABASE === 'embedded';

async function aServer(databaseUrl: string | null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-outbox-'));
  const options = { dataDir, ...(databaseUrl && { databaseUrl }) };
  let app: RunningApp = await startApp(options);
  const port = Number(new URL(app.url).port);
  return {
    url: app.url,
    async restart() {
      await app.stop('SIGKILL');
      app = await startApp({ ...options, port });
    },
    async stop() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function play(databaseUrl: string | null): Promise<number> {
  const server = await aServer(databaseUrl);
  process.env.APP_BASE_URL = server.url;
  const database = databaseUrl === null ? null : new Database(databaseUrl);
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  let failures = 0;
  try {
    await database?.open();
    const options = { browser, url: server.url, database, restart: server.restart };
    let stage = await setStage(options);
    const setAnew = async () => {
      await clearStage(stage);
      stage = await setStage(options);
    };
    const began = performance.now();
    let entries = 0;
    const decisions = new Map<string, number>();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
      const doneCount = seed - FIRST_SEED;
      if (doneCount % 10 === 0 && doneCount > 0)
        console.info(`${doneCount} sequences, ${failures} failed, ${Math.round((performance.now() - began) / 1000)} s`);
      if (doneCount % PER_STAGE === 0 && doneCount > 0) await setAnew();
      try {
        const { entries: more, decided } = await playSequence(stage, seed);
        entries += more;
        for (const kind of decided) decisions.set(kind, (decisions.get(kind) ?? 0) + 1);
      } catch (error) {
        failures += 1;
        console.error(`✗ ${(error as Error).message}\n`);
        await setAnew();
      }
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(
      `outbox: ${SEQUENCES} sequences from seed ${FIRST_SEED}, ${entries} entries, ${failures} failed, ${seconds} s`,
    );
    console.info(`decided: ${[...decisions].map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
    if (MANY > 0) console.info(await sendsMany(stage, MANY));
    await clearStage(stage);
  } finally {
    await browser.close();
    await database?.close();
    await server.stop();
  }
  return failures;
}

async function playAll(): Promise<void> {
  if (onEmbedded) {
    process.exitCode = (await play(null)) > 0 ? 1 : 0;
    return;
  }
  const postgres = await startPostgres();
  try {
    process.exitCode = (await play(await postgres.createDatabase('outbox'))) > 0 ? 1 : 0;
  } finally {
    await postgres.stop();
  }
}

void playAll();
