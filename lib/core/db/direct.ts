import 'server-only';
import type { Pool } from 'pg';
import { env } from '../config/env';
import { noteStatement, sharedPool } from './adapter';
import { connect, db, isInTransaction, type Prisma } from './client';
import { openEmbedded } from './embedded';
import { isPooled } from './pooler';
import { statementNames } from './statement-names';

const nameOf = statementNames();

/**
 * Returns rows as the driver parses them. Used for queries on every request, because skipping Prisma's mapping saves
 * two thirds of the processor time. Not for DATE, NUMERIC or BIGINT columns, which the driver parses differently.
 */
export async function queryDirectly<Row>(statement: Prisma.Sql): Promise<Row[]> {
  if (isInTransaction()) return db().$queryRaw<Row[]>(statement);
  const { text, values } = statement;
  noteStatement(text);
  if (!env().DATABASE_URL) return (await (await openEmbedded()).pglite.query<Row>(text, values)).rows;
  const name = isPooled() ? undefined : nameOf(text);
  const { rows } = await (await pool()).query({ name, text, values });
  return rows as Row[];
}

async function pool(): Promise<Pool> {
  const open = sharedPool();
  if (open) return open;
  await connect();
  return sharedPool() as Pool;
}
