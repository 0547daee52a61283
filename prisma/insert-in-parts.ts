/** Rows of one statement. More than 65,535 parameters are refused, and slow machines insert 2,000 rows in up to five seconds. */
const ROWS = 500;

export async function insertInParts<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) await insert(rows.slice(from, from + ROWS));
}
