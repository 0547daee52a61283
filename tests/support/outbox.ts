import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All mails in an app's local outbox as text (RFC 5322). Mails being written have another name and are left out. */
export async function mailsIn(dataDir = process.env.APP_DATA_DIR ?? ''): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
