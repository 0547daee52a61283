// Before a build: bundles the script and the styles of /v to public/v. It is no page of Next, whose program would weigh
// ten times as much (docs/decisions/signed-passport.md).
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
