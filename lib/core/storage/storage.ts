import 'server-only';
import path from 'node:path';
import { env } from '../config/env';
import type { Storage } from './contract';
import { localStorage } from './local';
import { s3Storage } from './s3';

let current: Storage | undefined;

export function storage(): Storage {
  current ??= chooseStorage();
  return current;
}

function chooseStorage(): Storage {
  const { DATA_DIR, s3 } = env();
  return s3 ? s3Storage(s3) : localStorage(path.join(DATA_DIR, 'files'));
}
