import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: the one named by PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own; else undefined. */
function findChromium() {
  const own = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return [process.env.PLAYWRIGHT_CHROMIUM, ...places, own()].find((path) => path && existsSync(path));
}

/** Finds a Chromium, or installs Debian's when nobody minds (root in a container). */
export function needChromium() {
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  const found = findChromium();
  if (!found)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in PLAYWRIGHT_CHROMIUM.');
  return found;
}
