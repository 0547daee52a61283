import 'server-only';
import path from 'node:path';
import { env } from '../env';
import type { Storage } from './contract';
import { localStorage } from './local';

let current: Storage | undefined;

/** The storage that the environment chooses: a directory below DATA_DIR. */
export function storage(): Storage {
  current ??= localStorage(path.join(env().DATA_DIR, 'files'));
  return current;
}
