import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';

const version = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version;

export function machineLine(): string {
  const node = execFileSync(process.execPath, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
  const model = first?.model.trim() || 'unknown processor';
  return `${cpus().length} cores (${model}), ${memory}, Node ${node}, Next ${version('next')}, ${process.platform}`;
}

/** Milliseconds per clock tick, the unit of processor times in /proc on any processor. */
const TICK_MS = 10;

/** User and system time that a process and all its threads have used so far, in milliseconds. NaN without /proc. */
export function cpuMs(pid: number | undefined): number {
  try {
    // Skips the process name, which may contain spaces. Fields 14 and 15 are the times (proc_pid_stat(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory in MiB. NaN without /proc. */
export function residentMiB(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (cells[column] ?? '').padEnd(width) : (cells[column] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
