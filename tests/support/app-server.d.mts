import type { ChildProcess } from 'node:child_process';

export interface AppOptions {
  databaseUrl?: string;
  dataDir?: string;
  port?: number;
  logLevel?: 'error' | 'info' | 'trace';
  admin?: { email: string; password: string };
  dev?: boolean;
  build?: string;
  env?: Record<string, string>;
}

export interface RunningApp {
  url: string;
  dataDir: string;
  logFile: string;
  lines: string[];
  child: ChildProcess & { pid: number };
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

export function startApp(options?: AppOptions): Promise<RunningApp>;
export function migrateDatabase(env: Record<string, string>): Promise<void>;
