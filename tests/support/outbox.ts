import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails in an app's local outbox as text (RFC 5322). Skips mails that are being written, which have another name. */
export async function mailsIn(dataDir = process.env.APP_DATA_DIR ?? ''): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
