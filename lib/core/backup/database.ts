import 'server-only';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { closeEmbedded, openEmbedded } from '../db/embedded';
import { directUrl } from '../db/pooler';
import type { BackupDatabase, Manifest } from './contract';

/** Sets no statement timeout, because a backup reads for a long time. */
export async function overPostgres(url: string): Promise<BackupDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Ignores the event: pending queries reject by themselves when the connection is lost.
  client.on('error', () => undefined);
  await client.connect();
  return {
    query: async (text, values) => (await client.query(text, values)).rows,
    close: () => client.end(),
  };
}

export function overPglite(pglite: PGlite, close: () => Promise<void>): BackupDatabase {
  return {
    query: async <Row extends object>(text: string, values?: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    close,
  };
}

export async function openBackupDatabase(): Promise<BackupDatabase> {
  const url = directUrl();
  if (url) return overPostgres(url);
  const { pglite } = await openEmbedded();
  return overPglite(pglite, closeEmbedded);
}

export interface Table {
  name: string;
  order: string;
}

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Reads the tables from the catalog, so that none is forgotten. Referenced ones first. @throws Error for cycles */
export async function listTables(database: BackupDatabase): Promise<Table[]> {
  const rows = await database.query<{ name: string; order: string | null; refers: string[] }>(`
    SELECT c.relname AS "name",
      (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place)
        FROM pg_index i CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number
        WHERE i.indrelid = c.oid AND i.indisprimary) AS "order",
      ARRAY(SELECT DISTINCT f.confrelid::regclass::oid::int8::text FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS "refers",
      c.oid::int8::text AS "id"
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
    ORDER BY c.relname`);
  const waiting = rows as ((typeof rows)[number] & { id: string })[];
  const placedTables = new Set<string>();
  const sortedTables: Table[] = [];
  while (sortedTables.length < rows.length) {
    const next = waiting.find(
      ({ id, refers }) => !placedTables.has(id) && refers.every((one) => placedTables.has(one)),
    );
    if (!next?.order)
      throw new Error('The tables can’t be ordered: references form a circle, or a primary key is missing.');
    placedTables.add(next.id);
    sortedTables.push({ name: next.name, order: next.order });
  }
  return sortedTables;
}

export function listMigrations(database: BackupDatabase): Promise<Manifest['migrations']> {
  return database.query<Manifest['migrations'][number]>(`
    SELECT migration_name AS "name", checksum FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`);
}

export async function fixSettings(database: BackupDatabase): Promise<void> {
  await database.query(`SET TIME ZONE 'UTC'`);
  await database.query(`SET extra_float_digits = 1`);
  await database.query(`SET DateStyle = 'ISO, YMD'`);
  // No timeout: many files may be copied inside the transaction.
  await database.query(`SET statement_timeout = 0`);
  await database.query(`SET idle_in_transaction_session_timeout = 0`);
}
