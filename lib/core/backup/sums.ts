import 'server-only';
import { createHash } from 'node:crypto';
import { keyedHash } from '../security/secrets';
import type { Sum } from './contract';

export interface Tally {
  add(count: number, ...parts: (string | Uint8Array)[]): void;
  /** Hashes name and length before the content, so that no two lists of files have the same sum. */
  addFile(name: string, bytes: Uint8Array): void;
  sum(): Sum;
}

export function createTally(): Tally {
  const hash = createHash('sha256');
  const total = { count: 0, bytes: 0 };
  const addPart: Tally['add'] = (count, ...parts) => {
    total.count += count;
    for (const part of parts) {
      total.bytes += Buffer.byteLength(part);
      hash.update(part);
    }
  };
  return {
    add: addPart,
    addFile: (name, bytes) => addPart(1, `${name}\n${bytes.length}\n`, bytes),
    sum: () => ({ ...total, sha256: hash.digest('hex') }),
  };
}

export function authSecretTag(): string {
  return Buffer.from(keyedHash('backup', 'tag')).toString('hex', 0, 8);
}
