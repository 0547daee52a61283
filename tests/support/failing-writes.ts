import { db } from '@/lib/core/db/client';

/** Makes each such write to a table fail with a code of the server's; null lets them in again. */
export async function failsWith(state: string | null, write: `${'INSERT' | 'UPDATE'} ON "${string}"`): Promise<void> {
  await db().$executeRawUnsafe(`DROP TRIGGER IF EXISTS fails ${write.replace(/^\w+ /, '')}`);
  if (state === null) return;
  await db().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS
    $body$ BEGIN RAISE EXCEPTION 'as told' USING ERRCODE = '${state}'; END $body$`);
  await db().$executeRawUnsafe(`CREATE TRIGGER fails BEFORE ${write} FOR EACH ROW EXECUTE FUNCTION fails()`);
}
