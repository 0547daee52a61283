import { open, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const path = () => process.env.APP_LOG ?? '';

/** Current size of the app's log in bytes: the offset for `readLogFrom`. */
export const logSize = async (): Promise<number> => (await stat(path())).size;

/** Reads the log from an offset, because the log of all suites is large. */
export async function readLogFrom(size: number): Promise<string> {
  const file = await open(path());
  try {
    const { size: end } = await file.stat();
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(end - size), position: size });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** @throws Error if no line has all texts within 5 s */
export async function waitForLogLine(size: number, ...parts: string[]): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const lines = (await readLogFrom(size)).split('\n');
    const line = lines.find((text) => parts.every((part) => text.includes(part)));
    if (line) return line;
    await wait(100);
  }
  throw new Error(`no line of the log has ${parts.join(' and ')}`);
}
