import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';

const version = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version;

export function machineLine(): string {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GiB`;
  const model = first?.model.trim() || 'unknown processor';
  return `${cpus().length} cores (${model}), ${memory}, Node ${process.versions.node}, Next ${version('next')}, ${process.platform}`;
}

/** In MiB; NaN where /proc is missing. */
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
