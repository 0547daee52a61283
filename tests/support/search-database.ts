import { Client } from 'pg';

interface Column {
  place: string;
  table: string;
  name: string;
}

/** Columns that can contain text or ids, from the catalog, so that future tables are included. */
const COLUMNS = `
  SELECT table_schema || '.' || table_name || '.' || column_name AS place,
    quote_ident(table_schema) || '.' || quote_ident(table_name) AS "table", quote_ident(column_name) AS name
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
    AND data_type IN ('uuid', 'text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`;

export async function findTexts(
  query: (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>,
  texts: readonly string[],
): Promise<string[]> {
  const columns = (await query(COLUMNS, [])).rows as Column[];
  // bytea is hexadecimal when cast to text.
  const patterns = texts.flatMap((text) => [`%${text.toLowerCase()}%`, `%${Buffer.from(text).toString('hex')}%`]);
  const foundColumns: string[] = [];
  for (const { place, table, name } of columns) {
    const { rows } = await query(`SELECT 1 FROM ${table} WHERE lower(${name}::text) LIKE ANY ($1) LIMIT 1`, [patterns]);
    if (rows.length > 0) foundColumns.push(place);
  }
  return foundColumns;
}

export async function findInDatabase(url: string, texts: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await findTexts((sql, values) => client.query(sql, values), texts);
  } finally {
    await client.end();
  }
}
