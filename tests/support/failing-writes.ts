import { db } from '@/lib/core/db/client';

/** Makes writes to a table fail with a SQLSTATE; null stops that. */
export async function failsWith(state: string | null, write: `${'INSERT' | 'UPDATE'} ON "${string}"`): Promise<void> {
  await db().$executeRawUnsafe(`DROP TRIGGER IF EXISTS fails ${write.replace(/^\w+ /, '')}`);
  if (state === null) return;
  await db().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS
    $body$ BEGIN RAISE EXCEPTION 'as told' USING ERRCODE = '${state}'; END $body$`);
  await db().$executeRawUnsafe(`CREATE TRIGGER fails BEFORE ${write} FOR EACH ROW EXECUTE FUNCTION fails()`);
}
