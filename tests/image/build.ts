import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const base = 'localhost/pawfolio-base';
export const image = 'localhost/pawfolio-check';

export function buildah(...args: string[]): string {
  return execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

function packedBase(): string {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pawfolio');
  const file = join(cache, `base-node-${process.versions.node}.tar`);
  if (existsSync(file)) return file;
  console.log('Making the base of the image …');
  mkdirSync(cache, { recursive: true });
  const npm = dirname(dirname(realpathSync('/usr/bin/npm')));
  const hooks = [
    `copy-in ${process.execPath} /usr/bin`,
    'mkdir -p "$1/usr/lib/node_modules"',
    `copy-in ${npm} /usr/lib/node_modules`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/bin/npm"',
    // The same user as in official Node images.
    'chroot "$1" useradd --create-home --uid 1000 node',
  ].map((hook) => `--customize-hook=${hook}`);
  const partialFile = `${file}.part`;
  const options = ['--variant=minbase', '--include=ca-certificates', '--format=tar', ...hooks];
  execFileSync('mmdebstrap', [...options, 'bookworm', partialFile], { stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(partialFile, file);
  return file;
}

function makeBase(): void {
  const container = buildah('from', 'scratch');
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  buildah('add', '-q', container, packedBase(), '/');
  buildah('copy', '-q', container, certificates, certificates);
  const programs = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, '--env', `PATH=${programs}`, container);
  buildah('commit', '-q', '--rm', container, base);
}

/** The process's limit of open files. The default of buildah, 1,024, is too low for `next build`. */
function openFiles(): string {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  return `nofile=${limit}:${limit}`;
}

/** Uses Docker's image format, because OCI has no health check. */
export function buildImage(): void {
  makeBase();
  const how = ['--isolation', 'chroot', '--format', 'docker', '--ulimit', openFiles(), '--quiet'];
  buildah('bud', ...how, '--build-arg', `NODE_IMAGE=${base}`, '-t', image, '.');
}

export interface Description {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

export function describeImage(): Description {
  return JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config;
}
