import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export function installPackages(names, seconds) {
  console.log(`Installing ${names.join(', ')} …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: seconds * 1000,
  };
  execFileSync('apt-get', ['update', '-qq'], { ...options, timeout: 60_000 });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

/** @param programs path of each program by Debian package */
export function needPrograms(programs) {
  const missing = () => Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing().length > 0 && canInstall()) installPackages(missing(), 600);
  const lacking = missing();
  if (lacking.length > 0) throw new Error(`Missing: install Debian's ${lacking.join(', ')}.`);
}
