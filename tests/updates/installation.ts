import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningApp } from '../support/app-server.mjs';

export type Build = 'older' | 'newer';

const folderOf = (build: Build) => process.env[build === 'older' ? 'OLDER_BUILD' : 'NEWER_BUILD'] ?? '';

export class Installation {
  readonly #dataDir: string;
  #app: RunningApp | undefined;
  #port: number | undefined;

  static async create(): Promise<Installation> {
    return new Installation(await mkdtemp(join(tmpdir(), 'pawfolio-updates-')));
  }

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  async serve(build: Build): Promise<void> {
    await this.#app?.stop();
    const port = this.#port === undefined ? {} : { port: this.#port };
    const { startApp } = await import('../support/app-server.mjs');
    this.#app = await startApp({ dataDir: this.#dataDir, build: folderOf(build), ...port });
    this.#port = Number(new URL(this.#app.url).port);
    process.env.APP_BASE_URL = this.#app.url;
  }

  async remove(): Promise<void> {
    await this.#app?.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
