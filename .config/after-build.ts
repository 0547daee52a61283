// After a build: delays the landing page's scripts, adds compile hints, and writes the Content-Security-Policy of each
// static page. The header lies beside the page, where `next start` reads it, and in the manifest that hosts read.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatLocales } from '../lib/core/i18n/locales';
import { hashPolicy } from '../lib/core/security/content-security-policy';
import { withLateScripts } from './late-scripts';

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

const isLanding = (route: string) => formatLocales.some((locale) => route === `/${locale}`);

/** Compiles these while they download, not in one long task (v8.dev/blog/explicit-compile-hints). */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';
for (const script of readJson<{ rootMainFiles: string[] }>(join(built, 'build-manifest.json')).rootMainFiles) {
  const file = join(built, script);
  const code = readFileSync(file, 'utf8');
  if (!code.startsWith(compileAtOnce)) writeFileSync(file, compileAtOnce + code);
}

const manifest = readJson<Manifest>(manifestFile);
for (const [route, entry] of Object.entries(manifest.routes)) {
  const file = join(built, 'server', 'app', route);
  let html: string;
  try {
    html = readFileSync(`${file}.html`, 'utf8');
  } catch {
    continue;
  }
  if (isLanding(route)) {
    html = withLateScripts(html);
    writeFileSync(`${file}.html`, html);
  }
  const policy = hashPolicy([...new Set(inlineScripts(html).map(sha256))]);
  const meta = readJson<Headers>(`${file}.meta`);
  meta.headers = { ...meta.headers, 'content-security-policy': policy };
  writeFileSync(`${file}.meta`, JSON.stringify(meta));
  entry.initialHeaders = { ...entry.initialHeaders, 'content-security-policy': policy };
}
writeFileSync(manifestFile, JSON.stringify(manifest));
