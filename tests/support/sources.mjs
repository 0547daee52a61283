import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const generatedFolders = new Set(['prisma/client', 'tests/.output', 'tests/grouped']);

function walkFolder(directory) {
  if (generatedFolders.has(directory) || !existsSync(join(root, directory))) return [];
  return readdirSync(join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const path = `${directory}/${entry.name}`;
    return entry.isDirectory() ? walkFolder(path) : [path];
  });
}

/** Source files in `folders`, where `.` means the root without subfolders. */
export function sources(folders, name = /\.(ts|tsx|mjs)$/) {
  const beside = () =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^next-env|tsbuildinfo$|^\.env$|\.env\.local$/.test(entry.name))
      .map((entry) => entry.name);
  return folders
    .flatMap((folder) => (folder === '.' ? beside() : walkFolder(folder)))
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
  const sortedLines = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share) => sortedLines[Math.min(sortedLines.length - 1, Math.floor(sortedLines.length * share))] ?? 0;
  return { files: sortedLines.length, median: at(0.5), p90: at(0.9), maximum: sortedLines.at(-1) ?? 0 };
}
