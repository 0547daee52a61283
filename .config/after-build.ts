// After a build: writes the Content-Security-Policy of each static page. The header lies beside the page, where
// `next start` reads it, and in the manifest that hosts read.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPolicy } from '../lib/core/security/content-security-policy';

const built = join(process.cwd(), '.next');
const manifestFile = join(built, 'prerender-manifest.json');

interface Headers {
  headers?: Record<string, string>;
}
interface Manifest {
  routes: Record<string, { initialHeaders?: Record<string, string> }>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

const manifest = readJson<Manifest>(manifestFile);
for (const [route, entry] of Object.entries(manifest.routes)) {
  const file = join(built, 'server', 'app', route);
  let html: string;
  try {
    html = readFileSync(`${file}.html`, 'utf8');
  } catch {
    continue;
  }
  const policy = hashPolicy([...new Set(inlineScripts(html).map(sha256))]);
  const meta = readJson<Headers>(`${file}.meta`);
  meta.headers = { ...meta.headers, 'content-security-policy': policy };
  writeFileSync(`${file}.meta`, JSON.stringify(meta));
  entry.initialHeaders = { ...entry.initialHeaders, 'content-security-policy': policy };
}
writeFileSync(manifestFile, JSON.stringify(manifest));
