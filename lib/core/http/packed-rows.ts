import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

export type Row = Record<string, unknown>;

/** Compressed pages of a list. A download takes longer than a transaction may, so its rows wait in memory. */
export type PackedRows = readonly Buffer[];

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export function packPage(rows: readonly Row[]): Promise<Buffer> {
  return compress(JSON.stringify(rows), { level: 1 });
}

export async function* unpackRows(pages: PackedRows): AsyncGenerator<Row[]> {
  for (const page of pages) yield JSON.parse((await decompress(page)).toString());
}
