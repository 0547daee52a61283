import type { ChildProcess, SpawnOptions } from 'node:child_process';
import type { Readable } from 'node:stream';

export function start(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): ChildProcess & { stdout: Readable };
export function stop(child: ChildProcess, signal?: NodeJS.Signals): Promise<void>;
export function freePort(): Promise<number>;
export function runQuietly(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string | undefined> },
): Promise<{ code: number; output: string }>;
