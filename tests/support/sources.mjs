import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const generated = new Set(['prisma/client', 'tests/.output', 'tests/grouped']);

function walk(directory) {
  if (generated.has(directory) || !existsSync(join(root, directory))) return [];
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}

/** Source files in `folders`, where `.` means the root without subfolders. */
export function sources(folders, name = /\.(ts|tsx|mjs)$/) {
  const beside = () =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^next-env|tsbuildinfo$|^\.env$|\.env\.local$/.test(entry.name))
      .map((entry) => entry.name);
  return folders
    .flatMap((folder) => (folder === '.' ? beside() : walk(folder)))
    .filter((path) => name.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

export function programFiles() {
  return sources(['app', 'components', 'lib']).filter(({ path }) => !path.startsWith('components/ui/'));
}

export function lengths(files) {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { files: sorted.length, median: at(0.5), p90: at(0.9), maximum: sorted.at(-1) ?? 0 };
}
