import { createRequire } from 'node:module';
import { join } from 'node:path';

type Build = (options: Record<string, unknown>) => Promise<{ outputFiles: { text: string }[] }>;

const root = process.cwd();
// The esbuild version of tsx, which runs these programs.
const require = createRequire(createRequire(join(root, 'package.json')).resolve('tsx/package.json'));
const { build } = require('esbuild') as { build: Build };

let bundlePromise: Promise<string> | undefined;

export function bundlePage(): Promise<string> {
  bundlePromise ??= bundle();
  return bundlePromise;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tests', 'outbox', 'page-program.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><title>Outbox</title><script>${script}</script>`;
}
