/** Rows of one statement: Postgres takes 65,535 parameters, and five seconds. */
const ROWS = 2000;

export async function insertInParts<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) await insert(rows.slice(from, from + ROWS));
}
