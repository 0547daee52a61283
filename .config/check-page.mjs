// Runs before a build and bundles script and styles of /v to public/v. As a page of Next, it would be ten times as
// large (docs/decisions/signed-passport.md).
import { build } from 'esbuild';

await build({
  entryPoints: ['components/sharing/signed-passport/check/check.ts'],
  outdir: 'public/v',
  bundle: true,
  minify: true,
  format: 'esm',
  splitting: true,
  chunkNames: '[name]',
  target: 'es2022',
  logLevel: 'warning',
});
