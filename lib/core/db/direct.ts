import 'server-only';
import type { Pool } from 'pg';
import { env } from '../config/env';
import { noteStatement, sharedPool } from './adapter';
import { connect, isInTransaction } from './client';
import { openEmbedded } from './embedded';

export interface Statement {
  name: string;
  text: string;
}

/**
 * A read without Prisma's mapping, for what is asked on every request: it takes a third of the processor time.
 * @throws Error inside of a transaction, which it would not see
 */
export async function readDirectly<Row>({ name, text }: Statement, values: unknown[]): Promise<Row[]> {
  if (isInTransaction()) throw new Error('A direct read sees nothing of its transaction');
  noteStatement(text);
  if (!env().DATABASE_URL) return (await (await openEmbedded()).pglite.query<Row>(text, values)).rows;
  const { rows } = await (await pool()).query({ name, text, values });
  return rows as Row[];
}

async function pool(): Promise<Pool> {
  const open = sharedPool();
  if (open) return open;
  await connect();
  return sharedPool() as Pool;
}
