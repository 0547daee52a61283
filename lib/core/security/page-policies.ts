import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPolicy } from './content-security-policy';

export type ScriptHashes = Record<string, readonly string[]>;

let scriptHashes: ScriptHashes | undefined;

function readHashes(): ScriptHashes {
  return JSON.parse(readFileSync(join(process.cwd(), 'lib/core/security/data/script-hashes.json'), 'utf8'));
}

export function builtPagePolicy(route: string): string {
  scriptHashes ??= readHashes();
  return hashPolicy(scriptHashes[route] ?? []);
}
