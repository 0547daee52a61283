import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '../support/processes.mjs';
import type { Description } from './build';

/** Same as `read_only: true` and `tmpfs: [/tmp]` in compose.yaml, in a separate mount namespace. */
const mounts = `set -e
  mount --make-rprivate /
  mount --bind "$ROOT" "$ROOT"
  mount -o remount,ro,bind "$ROOT"
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount --bind "$DATA" "$ROOT/data"
  mount --rbind /proc "$ROOT/proc"
  mount --rbind /dev "$ROOT/dev"
  exec "$@"`;

export class Container {
  readonly uid: number;

  constructor(
    private readonly root: string,
    private readonly image: Description,
    private readonly env: Record<string, string>,
  ) {
    const [, , uid] = this.#users().find(([name]) => name === image.User) ?? [];
    this.uid = Number(uid ?? image.User);
  }

  start(command: readonly string[], data: string): ChildProcess {
    const variables = [...this.image.Env, ...Object.entries(this.env).map(([name, value]) => `${name}=${value}`)];
    const inside = [
      'chroot',
      `--userspec=${this.uid}:${this.uid}`,
      this.root,
      'env',
      '-i',
      `-C${this.image.WorkingDir}`,
    ];
    const args = ['--mount', 'sh', '-c', mounts, 'sh', ...inside, ...variables, ...command];
    const env = { ...process.env, ROOT: this.root, DATA: data };
    return start('unshare', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  }

  async run(command: readonly string[], data: string): Promise<number> {
    const [code] = await once(this.start(command, data), 'exit');
    return code ?? 1;
  }

  async isHealthy(data: string): Promise<boolean> {
    const [kind, ...command] = this.image.Healthcheck.Test;
    if (kind !== 'CMD') throw new Error(`A health check of another kind: ${kind}`);
    return (await this.run(command, data)) === 0;
  }

  #users(): string[][] {
    const lines = readFileSync(join(this.root, 'etc', 'passwd'), 'utf8').split('\n');
    return lines.map((line) => line.split(':'));
  }
}
