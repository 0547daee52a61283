import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdLock } from '@/lib/core/db/lock';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pawfolio-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function expectToHold() {
  const releaseLock = await holdLock(directory);
  await expect(holdLock(directory)).rejects.toThrow('in use by process');
  await releaseLock();
}

test('a second lock fails with the holder’s process id, until released', async () => {
  const releaseLock = await holdLock(directory);

  await expect(holdLock(directory)).rejects.toThrow(`in use by process ${process.pid}`);

  await releaseLock();
  await expectToHold();
});

test('the lock of a killed process is taken over', async () => {
  const socket = join(directory, 'lock');
  const script = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('held'))`;
  const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((onHeld) => holder.stdout.once('data', onHeld));
  const holderExit = new Promise((onExit) => holder.once('exit', onExit));
  holder.kill('SIGKILL');
  await holderExit;

  await expectToHold();
});

test('a lock file that is not a socket is replaced', async () => {
  await writeFile(join(directory, 'lock'), '');

  await expectToHold();
});
