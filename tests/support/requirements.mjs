import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.config/prepare.mjs';

const requirements = join(root, 'docs', 'requirements.md');

export function requirementIds() {
  return [...readFileSync(requirements, 'utf8').matchAll(/^\| (R\d+\.\d+) \|/gm)].map(([, id]) => id);
}

function testFiles(directory) {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

export function uncoveredRequirements() {
  const titles = ['unit', 'db', 'api', 'e2e']
    .map((name) => join(root, 'tests', name))
    .filter((directory) => existsSync(directory))
    .flatMap(testFiles)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /['"`].*\bR\d+\.\d+/.test(line));
  const namedRequirements = new Set(titles.flatMap((line) => line.match(/\bR\d+\.\d+\b/g) ?? []));
  return requirementIds().filter((id) => !namedRequirements.has(id));
}
