import type { ChildProcess } from 'node:child_process';

export interface RunningPostgres {
  child: ChildProcess;
  url: (database?: string) => string;
  createDatabase: (name: string, template?: string) => Promise<string>;
  dropDatabase: (name: string) => Promise<void>;
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export function startPostgres(options?: { durable?: boolean }): Promise<RunningPostgres>;
