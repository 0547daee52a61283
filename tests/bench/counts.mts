import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { RunningApp } from '../support/app-server.mjs';
import { type Hot, sendOnce } from './requests.mts';

export interface Cost {
  roundTrips: number;
  /** Rows read by scans or indexes. NaN if the database does not count them. */
  rows: number;
}

const REPEATED = 5;
/** Milliseconds. Postgres reports statistics of a connection after a statement, at most once a second. */
const TOLD_AFTER_MS = 1100;

const READ = `SELECT COALESCE(sum(seq_tup_read + COALESCE(idx_tup_fetch, 0)), 0)::float8 AS rows
  FROM pg_stat_user_tables WHERE schemaname = 'public'`;

async function roundTripsSince(app: RunningApp, mark: number, { method = 'GET', path }: Hot): Promise<number> {
  const own = path.replace(/\/shared\/.+/, '/shared/…');
  for (let tries = 0; tries < 100; tries += 1) {
    const line = app.lines
      .slice(mark)
      .find((text) => text.includes('"roundTrips"') && text.includes(`"${method}"`) && text.includes(`"${own}"`));
    if (line) return JSON.parse(line).roundTrips;
    await wait(20);
  }
  throw new Error(`the log does not speak of ${method} ${path}`);
}

async function settleApp(app: RunningApp): Promise<void> {
  await wait(TOLD_AFTER_MS);
  await (await fetch(`${app.url}/api/health`)).arrayBuffer();
}

/**
 * Measures round trips and rows of each request.
 * @param app at log level `trace`, with a single connection, so that its statistics are reported in time
 * @param client of the same database; without it (PGlite) rows are not counted
 */
export async function costsOf(
  app: RunningApp,
  requests: readonly Hot[],
  client?: pg.Client,
): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const readCount = async () => Number((await client?.query(READ))?.rows[0].rows ?? Number.NaN);
  // The first request to each route loads its code, which must not be measured.
  for (const request of requests) await (await sendOnce(app.url, request)).arrayBuffer();
  if (client) await settleApp(app);
  for (const request of requests) {
    const before = await readCount();
    const mark = app.lines.length;
    for (let count = 0; count < REPEATED; count += 1) await (await sendOnce(app.url, request)).arrayBuffer();
    const roundTrips = await roundTripsSince(app, mark, request);
    if (client) await settleApp(app);
    costs.set(request.name, { roundTrips, rows: Math.round(((await readCount()) - before) / REPEATED) });
  }
  return costs;
}
