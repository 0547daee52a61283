import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const disk = { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync };

const fullDisk = (file) => `The disk that holds ${file} is full. Free some space and start again.`;

/**
 * Writes a temporary file first, because an empty or partial file would look like a lost secret. If several processes
 * start, the first one wins.
 */
function createSecret(file, files) {
  files.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    files.writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    files.linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    files.rmSync(draft, { force: true });
  }
}

function createMissing(file, files) {
  try {
    if (!files.existsSync(file)) createSecret(file, files);
  } catch (error) {
    if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw new Error(fullDisk(file), { cause: error });
    const isNoFolder = error.code === 'EEXIST' || error.code === 'ENOTDIR';
    if (isNoFolder)
      throw new Error(`${dirname(file)} is no folder. Let DATA_DIR name one that Pawfolio can write to.`, {
        cause: error,
      });
    const advice = 'Let the user that starts Pawfolio write to its folder, or set AUTH_SECRET.';
    throw new Error(`The secret can't be written to ${file} (${error.code}). ${advice}`, { cause: error });
  }
}

function read(file, files) {
  try {
    return files.readFileSync(file, 'utf8').trim();
  } catch (error) {
    const advice = 'Let the user that starts Pawfolio read it, or set AUTH_SECRET.';
    throw new Error(`The secret in ${file} can't be read (${error.code}). ${advice}`, { cause: error });
  }
}

/**
 * Creates the secret once and stores it with the data, which includes the sessions anyway. @throws Error with advice
 * for the operator
 */
export function readSecret(file, files = disk) {
  createMissing(file, files);
  const secret = read(file, files);
  if (secret) return secret;
  const lossText = 'without it, sessions, share links and signed passports are lost.';
  throw new Error(`The secret in ${file} is empty. Put a copy of it there: ${lossText}`);
}
