import { stringify } from 'csv-stringify/sync';
import { type PackedRows, unpackRows } from '@/lib/core/http/packed-rows';

export type PackedLists = Record<string, PackedRows>;

const indentLines = (lines: string) => `  ${lines.replaceAll('\n', '\n  ')}`;

/** The text of `JSON.stringify({ exportedAt, ...lists }, null, 2)`, in parts. */
export async function* toJson(exportedAt: Date, lists: PackedLists): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const [name, pages] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const rows of unpackRows(pages)) {
      const [start, end] = ['[\n'.length, -'\n]'.length];
      yield separator + indentLines(JSON.stringify(rows, null, 2).slice(start, end));
      separator = ',\n';
    }
    yield pages.length === 0 ? ']' : '\n  ]';
  }
  yield '\n}';
}

/** Spreadsheets would execute cells that start like a formula. */
export async function* toCsv(pages: PackedRows): AsyncGenerator<string> {
  const options = { bom: true, escape_formulas: true };
  if (pages.length === 0) yield stringify([], options);
  let header = true;
  for await (const rows of unpackRows(pages)) {
    yield stringify(rows, { ...options, header, bom: header });
    header = false;
  }
}
