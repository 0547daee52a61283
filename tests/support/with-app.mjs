import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from './app-server.mjs';
import { startPostgres } from './postgres.mjs';

export async function withPostgres(work) {
  const postgres = await startPostgres();
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

export async function withFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'pawfolio-template-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const admin = { email: 'admin@example.com', password: 'nine purple umbrellas' };

const reminders = {
  CRON_SECRET: 'a-secret-for-tests-of-the-clock',
  PUSH_HOSTS: '127.0.0.1',
  NOTIFY_HOSTS: '127.0.0.1',
};

/** Passes `work` the environment variables by which tests find the app. */
export async function withApp(options, work) {
  const app = await startApp({ ...options, admin, env: reminders });
  try {
    return await work({
      APP_BASE_URL: app.url,
      APP_PID: String(app.child.pid),
      APP_LOG: app.logFile,
      APP_DATA_DIR: app.dataDir,
      APP_DATABASE_URL: options.databaseUrl ?? '',
      APP_ADMIN_EMAIL: admin.email,
      APP_ADMIN_PASSWORD: admin.password,
      APP_CRON_SECRET: reminders.CRON_SECRET,
    });
  } finally {
    const endedByItself = app.child.exitCode !== null || app.child.signalCode !== null;
    if (endedByItself) console.error(`The app did not live through its tests: ${app.logFile}`);
    await app.stop();
  }
}
