import type { ChildProcess } from 'node:child_process';
import type pg from 'pg';

const LARGE = 10_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Logged {
  'Query Text': string;
  Plan: Plan;
}

export async function logPlans(client: pg.Client, database: string): Promise<void> {
  // The settings exist only after the library is loaded.
  await client.query(`LOAD 'auto_explain'`);
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
  };
  for (const [name, value] of Object.entries(settings))
    await client.query(`ALTER DATABASE "${database}" SET ${name} = '${value}'`);
}

export function collectLog(postgres: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  const keepChunk = (chunk: Buffer) => chunks.push(chunk);
  postgres.stderr?.on('data', keepChunk);
  return () => {
    postgres.stderr?.off('data', keepChunk);
    return Buffer.concat(chunks).toString('utf8');
  };
}

function plansIn(log: string): Logged[] {
  const foundPlans = [...log.matchAll(/ plan:\n((?:\t.*\n)+)/g)].map(([, text = '']) => text.replaceAll(/^\t/gm, ''));
  return foundPlans.map((text) => JSON.parse(text) as Logged);
}

function readWhole(plan: Plan): string[] {
  const own = plan['Node Type'].includes('Seq Scan') && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readWhole)];
}

export interface Checked {
  statements: number;
  large: string[];
  wrong: string[];
}

/** Finds statements that scan a large table. @throws Error if the log contains no plan, because nothing was checked */
export async function checkPlans(client: pg.Client, log: string): Promise<Checked> {
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > ${LARGE}`,
  );
  const large = rows.map(({ relname }) => relname as string).sort();
  const plans = plansIn(log);
  if (plans.length === 0) throw new Error('the database has logged no plans');
  const wrong = plans.flatMap(({ 'Query Text': sql, Plan }) =>
    readWhole(Plan)
      .filter((table) => large.includes(table))
      .map((table) => `${table}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 300)}`),
  );
  return { statements: new Set(plans.map((plan) => plan['Query Text'])).size, large, wrong: [...new Set(wrong)] };
}
