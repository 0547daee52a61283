import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstall, installPackages } from './debian.mjs';

// The headless shell is the same engine and runs the tests in two thirds of the time.
const SHELL = '/usr/bin/chromium-headless-shell';
const places = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findChromium() {
  const own = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return [process.env.PLAYWRIGHT_CHROMIUM, ...places, own()].find((path) => path && existsSync(path));
}

export function needChromium() {
  if (!process.env.PLAYWRIGHT_CHROMIUM && !existsSync(SHELL) && canInstall()) {
    try {
      installPackages(['chromium-headless-shell'], 120);
    } catch (error) {
      console.log(error.message);
    }
  }
  if (!findChromium() && canInstall()) installPackages(['chromium'], 600);
  const chromiumPath = findChromium();
  if (!chromiumPath)
    throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name it in PLAYWRIGHT_CHROMIUM.');
  return chromiumPath;
}
