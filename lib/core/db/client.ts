import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Prisma, PrismaClient } from '@/prisma/client/client';
import { processWide } from '../runtime/process-wide.mjs';
import { databaseAdapter } from './adapter';
import { closeEmbedded } from './embedded';
import { stopListening } from './listen';

export { Prisma };

export type Database = Prisma.TransactionClient;

interface RunningTransaction {
  tx: Database;
  afterCommit: (() => void)[];
}

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    db: PrismaClient;
    transaction: AsyncLocalStorage<RunningTransaction>;
  }
}
processWide.transaction ??= new AsyncLocalStorage();
const current = processWide.transaction;

function pool(): PrismaClient {
  processWide.db ??= new PrismaClient({ adapter: databaseAdapter() });
  return processWide.db;
}

export function connect(): Promise<void> {
  return pool().$connect();
}

export function isInTransaction(): boolean {
  return current.getStore() !== undefined;
}

export function db(): Database {
  return current.getStore()?.tx ?? pool();
}

/**
 * Joins a surrounding transaction, so that a mutation and its idempotency record commit together.
 * @param timeout ms until it is rolled back
 */
export async function transaction<T>(work: () => Promise<T>, timeout = 10_000): Promise<T> {
  if (current.getStore()) return work();
  const afterCommit: (() => void)[] = [];
  const result = await pool().$transaction((tx) => current.run({ tx, afterCommit }, work), {
    maxWait: 5000,
    timeout,
  });
  for (const callback of afterCommit) callback();
  return result;
}

/** Reads one state of the database, whatever others write meanwhile. */
export function snapshot<T>(work: () => Promise<T>): Promise<T> {
  return pool().$transaction((tx) => current.run({ tx, afterCommit: [] }, work), {
    isolationLevel: 'RepeatableRead',
    maxWait: 5000,
    timeout: 60_000,
  });
}

/** @throws Error outside a transaction, where a row lock would be released at once */
export function requireTransaction(): void {
  if (!isInTransaction()) throw new Error('This must run in a transaction');
}

export function afterCommit(callback: () => void): void {
  const running = current.getStore();
  if (running) running.afterCommit.push(callback);
  else callback();
}

export async function closeDatabase(): Promise<void> {
  const openedClient = processWide.db;
  processWide.db = undefined;
  await stopListening();
  await openedClient?.$disconnect();
  await closeEmbedded();
}
