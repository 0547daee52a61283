import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Prisma, PrismaClient } from '@/prisma/client/client';
import { databaseAdapter } from './adapter';
import { closeEmbedded } from './embedded';

export { Prisma };

/** What a query or a mutation runs on: the pool, or the transaction it is inside of. */
export type Database = Prisma.TransactionClient;

interface Running {
  tx: Database;
  afterCommit: (() => void)[];
}

const holder = globalThis as { pawfolioDb?: PrismaClient; pawfolioTransaction?: AsyncLocalStorage<Running> };
holder.pawfolioTransaction ??= new AsyncLocalStorage();
const current = holder.pawfolioTransaction;

function pool(): PrismaClient {
  holder.pawfolioDb ??= new PrismaClient({ adapter: databaseAdapter() });
  return holder.pawfolioDb;
}

/** The database, inside a transaction when the caller is. */
export function db(): Database {
  return current.getStore()?.tx ?? pool();
}

/**
 * Runs the work in one transaction; work that is already in one joins it. So a mutation is one transaction by
 * itself, and still part of a larger one where an answer must be stored together with it (idempotency).
 */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
  const afterCommit: (() => void)[] = [];
  const result = await pool().$transaction((tx) => current.run({ tx, afterCommit }, work), {
    maxWait: 5000,
    timeout: 10_000,
  });
  for (const callback of afterCommit) callback();
  return result;
}

/** @throws Error outside of a transaction: what follows would hold nothing */
export function requireTransaction(): void {
  if (!current.getStore()) throw new Error('This needs a transaction around it');
}

/** Runs the callback once the surrounding transaction is committed, or at once outside of one. */
export function afterCommit(callback: () => void): void {
  const running = current.getStore();
  if (running) running.afterCommit.push(callback);
  else callback();
}

/** Gives every connection back; the process can end. */
export async function closeDatabase(): Promise<void> {
  const opened = holder.pawfolioDb;
  holder.pawfolioDb = undefined;
  await opened?.$disconnect();
  await closeEmbedded();
}
