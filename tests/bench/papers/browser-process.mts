import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { needChromium } from '../../support/chromium.mjs';
import { cpuMs } from '../machine.mts';

const field = (pid: number, name: string) => {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
};

function descendants(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map(Number).filter((child) => field(child, 'PPid') === pid);
  return [pid, ...children.flatMap(descendants)];
}

/** Browser whose processes can be measured. Linux only. */
export async function startBrowser() {
  const server = await chromium.launchServer({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const { pid = 0 } = server.process();
  return {
    browser,
    /** Processor time of all processes, in seconds. */
    processorSeconds: () => descendants(pid).reduce((sum, child) => sum + (cpuMs(child) || 0), 0) / 1000,
    /** Largest peak of a process, in MiB. */
    peakMiB: () => Math.round(Math.max(...descendants(pid).map((child) => field(child, 'VmHWM') || 0)) / 1024),
    close: () => server.close(),
  };
}
