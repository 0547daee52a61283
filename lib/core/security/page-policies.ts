import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPolicy } from './content-security-policy';

/** Hashes of the inline scripts of pages rendered at build time, by route. */
export type ScriptHashes = Record<string, readonly string[]>;

let scriptHashes: ScriptHashes | undefined;

function readHashes(): ScriptHashes {
  return JSON.parse(readFileSync(join(process.cwd(), 'lib/core/security/data/script-hashes.json'), 'utf8'));
}

/** Without hashes the page is readable but runs no inline script. */
export function builtPagePolicy(route: string): string {
  scriptHashes ??= readHashes();
  return hashPolicy(scriptHashes[route] ?? []);
}
