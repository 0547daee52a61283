import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * All mails that an app has put into its local outbox, each as its whole text (RFC 5322).
 * One that is being written has another name until it is complete, and is not among them.
 */
export async function mailsIn(dataDir = process.env.APP_DATA_DIR ?? ''): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}
