import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQueryable,
} from '@prisma/driver-adapter-utils';
import { Client, type Pool } from 'pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { env } from '../config/env';
import { logger } from '../runtime/logger';
import { metrics } from '../runtime/metrics';
import { processWide } from '../runtime/process-wide.mjs';
import { requestContext } from '../runtime/request-context';
import { openEmbedded } from './embedded';
import { directUrl, isPooled } from './pooler';
import { statementNames } from './statement-names';

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    pool: Pool;
  }
}

export function sharedPool(): Pool | undefined {
  return processWide.pool?.ended ? undefined : processWide.pool;
}

export function databaseAdapter(): SqlMigrationAwareDriverAdapterFactory {
  const url = env().DATABASE_URL;
  return url ? postgres(url, isPooled()) : embeddedAdapter();
}

export function migrationAdapter(): SqlMigrationAwareDriverAdapterFactory {
  const url = directUrl();
  return url ? postgres(url, false) : embeddedAdapter();
}

/** Sets the time zone: instants are sent without one, so days would shift. Keeps other options of the URL. */
function inUtc(url: string): { connectionString: string; options: string } {
  const address = new URL(url);
  const theirs = address.searchParams.get('options');
  if (theirs === null) return { connectionString: url, options: '-c TimeZone=UTC' };
  address.searchParams.delete('options');
  return { connectionString: address.href, options: `${theirs} -c TimeZone=UTC` };
}

const TIMEOUTS = { statement_timeout: 5000, lock_timeout: 2000 };

/** Sets defaults for the database role, because behind a pooler no other settings reach a session. */
export async function setSessionDefaults(): Promise<void> {
  const settings = Object.entries({ TimeZone: 'UTC', ...TIMEOUTS });
  const statements = settings.map(
    ([name, value]) =>
      `EXECUTE format('ALTER ROLE %I IN DATABASE %I SET ${name} = %L', current_user, current_database(), '${value}');`,
  );
  await runScript(`DO $$ BEGIN ${statements.join(' ')} END $$`);
}

function postgres(url: string, pooled: boolean): SqlMigrationAwareDriverAdapterFactory {
  const pool = {
    ...(pooled ? { connectionString: url } : { ...inUtc(url), ...TIMEOUTS }),
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 2000,
    // The server's own timeouts fire first. This one is for a server that no longer answers.
    query_timeout: 8000,
  };
  const nameOf = statementNames();
  const factory = new PrismaPg(pool, pooled ? {} : { statementNameGenerator: ({ sql }) => nameOf(sql) });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => {
      const adapter = await factory.connect();
      adapter.executeScript = runScript;
      processWide.pool = adapter.underlyingDriver();
      return withTraces(adapter);
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

/** Replaces Prisma's version, which splits at semicolons, commits each part and times out rewriting a table. */
async function runScript(script: string): Promise<void> {
  const address = inUtc(directUrl() as string);
  const options = `${address.options} -c statement_timeout=0`;
  const client = new Client({ ...address, options, connectionTimeoutMillis: 2000, lock_timeout: 2000 });
  await client.connect();
  try {
    await client.query(script);
  } finally {
    await client.end();
  }
}

function embeddedAdapter(): SqlMigrationAwareDriverAdapterFactory {
  const connectAdapter = async () => {
    const { pglite } = await openEmbedded();
    const adapter = await new PrismaPGlite(pglite).connect();
    return withTraces({
      provider: adapter.provider,
      adapterName: adapter.adapterName,
      queryRaw: (query) => adapter.queryRaw(query),
      executeRaw: (query) => adapter.executeRaw(query),
      startTransaction: (isolation) => adapter.startTransaction(isolation),
      getConnectionInfo: () => adapter.getConnectionInfo?.() ?? { supportsRelationJoins: true },
      dispose: () => adapter.dispose(),
      // The adapter's own version neither awaits the script nor reports errors.
      executeScript: async (script) => {
        await pglite.exec(script);
      },
    } as SqlDriverAdapter);
  };
  return { provider: 'postgres', adapterName: 'pglite', connect: connectAdapter, connectToShadowDb: connectAdapter };
}

function withTraces(adapter: SqlDriverAdapter): SqlDriverAdapter {
  if (env().LOG_LEVEL !== 'trace' && !metrics()) return adapter;
  const startTransaction = adapter.startTransaction.bind(adapter);
  withMetrics(adapter);
  adapter.startTransaction = async (isolation) => withMetrics(await startTransaction(isolation));
  return adapter;
}

function withMetrics<Q extends SqlQueryable>(queryable: Q): Q {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (query) => {
    noteStatement(query.sql);
    return queryRaw(query);
  };
  queryable.executeRaw = (query) => {
    noteStatement(query.sql);
    return executeRaw(query);
  };
  return queryable;
}

export function noteStatement(sql: string): void {
  metrics()?.roundTrip();
  if (env().LOG_LEVEL !== 'trace') return;
  logger().trace({ sql });
  const request = requestContext();
  if (request) request.roundTrips += 1;
}
