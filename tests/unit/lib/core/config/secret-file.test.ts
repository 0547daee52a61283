import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('an empty secret is named, without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pawfolio-secret-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, '\n');
  const env = { ...process.env, DATA_DIR: folder, AUTH_SECRET: '' };
  const { status, stderr, stdout } = spawnSync(process.execPath, ['.config/up.mjs', 'migrate'], {
    env,
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toContain(`The secret in ${secret} is empty.`);
  expect(`${stdout}${stderr}`).not.toContain('    at ');
  rmSync(folder, { recursive: true });
});
