import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecret } from '../../../../../.config/secret-file.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'pawfolio-secret-'));
  file = join(folder, 'secret');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const failsWith = (code: string) => () => {
  throw Object.assign(new Error(`${code}: refused`), { code });
};

function startProcess() {
  const env = { ...process.env, DATA_DIR: folder, AUTH_SECRET: '' };
  const { status, stderr, stdout } = spawnSync(process.execPath, ['.config/up.mjs', 'migrate'], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, output: `${stdout}${stderr}` };
}

test('R14.1 a secret is created once, and its file may be read-only', () => {
  const secret = readSecret(file);
  fs.chmodSync(file, 0o400);

  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readSecret(file)).toBe(secret);
});

test('R14.1 an empty secret is reported without a stack trace', () => {
  fs.writeFileSync(file, '\n');

  const { status, stderr, output } = startProcess();

  expect(status).toBe(1);
  expect(stderr).toContain(`The secret in ${file} is empty.`);
  expect(output).not.toContain('    at ');
});

test('R14.1 an unreadable secret is reported with advice, without a stack trace', () => {
  fs.mkdirSync(file);

  const { status, stderr, output } = startProcess();

  expect(status).toBe(1);
  expect(stderr).toContain(`The secret in ${file} can't be read (EISDIR). Let the user that starts Pawfolio read it`);
  expect(output).not.toContain('    at ');
});

test('R14.1 a data folder that is a file is reported with advice', () => {
  fs.writeFileSync(file, 'x');
  expect(() => readSecret(join(file, 'secret'))).toThrow(`${file} is no folder. Let DATA_DIR name one`);
  expect(() => readSecret(join(file, 'deeper', 'secret'))).toThrow(`${join(file, 'deeper')} is no folder.`);
});

test.each([['EACCES'], ['EROFS']])('R14.1 a folder refused with %s is reported with advice', (code) => {
  const advice = `The secret can't be written to ${file} (${code}). Let the user that starts Pawfolio write to its folder`;

  expect(() => readSecret(file, { ...fs, writeFileSync: failsWith(code) })).toThrow(advice);
});

test('R14.1 a secret refused with EACCES is reported with advice', () => {
  fs.writeFileSync(file, 'secret');

  expect(() => readSecret(file, { ...fs, readFileSync: failsWith('EACCES') })).toThrow(
    `The secret in ${file} can't be read (EACCES). Let the user that starts Pawfolio read it`,
  );
});

test('R14.1 a full disk is reported and leaves no empty secret behind', () => {
  expect(() => readSecret(file, { ...fs, writeFileSync: failsWith('ENOSPC') })).toThrow(
    `The disk that holds ${file} is full.`,
  );

  expect(fs.existsSync(file)).toBe(false);
  expect(readSecret(file)).toMatch(/^[\w-]{43}$/);
});
