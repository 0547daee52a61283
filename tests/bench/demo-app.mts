import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from '../../.config/build.mjs';
import { root } from '../../.config/prepare.mjs';
import { migrateDatabase, startApp } from '../support/app-server.mjs';
import { needChromium } from '../support/chromium.mjs';
import { seed } from './screenshots.mts';

export async function withDemoApp(use: (browser: Browser) => Promise<void>): Promise<void> {
  process.chdir(root);
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'pawfolio-demo-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing' };
  await migrateDatabase(env);
  await seed(env);
  const app = await startApp({ dataDir, logLevel: 'error' });
  process.env.APP_BASE_URL = app.url;
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await use(browser);
  } finally {
    await browser.close();
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
