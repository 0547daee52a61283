import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './contract';
import { diskFailure } from './failure';
import { checkKey, checkPrefix } from './keys';

/** No key begins with a dot, so `get` and `list` never see half-written files. */
const TEMPORARY = '.incoming';

export function localStorage(directory: string): Storage {
  const root = path.resolve(directory);
  const at = (key: string) => path.join(root, checkKey(key));

  return {
    async put(key, bytes) {
      const target = at(key);
      const temporary = path.join(root, TEMPORARY, randomUUID());
      try {
        await makeDirectory(path.dirname(temporary));
        await makeDirectory(path.dirname(target));
        await writeDurably(temporary, bytes);
        await rename(temporary, target);
        await syncDirectory(path.dirname(target));
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw diskFailure(error);
      }
    },

    async get(key) {
      return readFile(at(key)).catch(orIfMissing(null));
    },

    async remove(prefix) {
      const checkedPrefix = checkPrefix(prefix);
      if (checkedPrefix.endsWith('/')) return rm(at(checkedPrefix.slice(0, -1)), { recursive: true, force: true });
      const folder = path.dirname(at(checkedPrefix));
      const names = await readdir(folder).catch(orIfMissing([]));
      const matching = names.filter((name) => name.startsWith(path.basename(checkedPrefix)));
      await Promise.all(matching.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
    },

    async *list(olderThan) {
      for await (const file of walkFiles(root)) {
        const info = await stat(file).catch(orIfMissing(null));
        if (info && info.mtime < olderThan) yield path.relative(root, file).split(path.sep).join('/');
      }
    },
  };
}

async function* walkFiles(directory: string): AsyncGenerator<string> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(orIfMissing([]));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) yield* walkFiles(file);
    else if (entry.isFile()) yield file;
  }
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a crash only after its parent directory is synced. */
async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (
    let createdDirectory = directory;
    createdDirectory.length >= first.length;
    createdDirectory = path.dirname(createdDirectory)
  ) {
    await syncDirectory(path.dirname(createdDirectory));
  }
}

async function syncDirectory(directory: string): Promise<void> {
  // Windows cannot open directories, and its file system writes names through.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function orIfMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw diskFailure(error);
  };
}
