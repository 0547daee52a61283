import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { dropStartFiles } from './.config/drop-start-files';
import { scriptFiles, styleFiles } from './.config/files-of-pages';
import { scriptHashes } from './.config/prepare.mjs';
import { withServiceWorker } from './lib/browser/offline/build';
import { BUILD_HEADER, buildId } from './lib/core/config/build';
import { checkPolicy, decoderPolicy, filePolicy, styledPolicy } from './lib/core/security/content-security-policy';
import { dataPolicy, secretAddressHeaders, securityHeaders } from './lib/core/security/security-headers.mjs';
import { docsStyle } from './lib/site/api-docs/page-style';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/core/i18n/request.ts',
  // Messages are parsed at build time, so that no page contains the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const listHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const notPages =
  '/((?:api|_next|\\.well-known|drawn|icons|og|screenshots|manifest|messages|v)/.*|(?:favicon\\.ico|sw\\.js|robots\\.txt|sitemap\\.xml|v)$)';

const sentFiles = '/api/:path*/:kind(file|photo|preview)';

const docsPolicy = styledPolicy(createHash('sha256').update(docsStyle).digest('base64'));

const serviceWorker = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'; connect-src 'self'" },
  { key: 'Cache-Control', value: 'no-cache' },
  { key: BUILD_HEADER, value: buildId },
];

/** Headers of the check page: no nonce, because the file is static. May fetch keys from other installations. */
const checkPage = [
  { key: 'Content-Security-Policy', value: checkPolicy },
  { key: 'Referrer-Policy', value: 'no-referrer' },
];

const ours = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const pdfFiles = [
  'lib/core/pdf/page-worker.mjs',
  'lib/core/paper/limit-memory.mjs',
  'lib/core/pdf/fonts/**',
  'node_modules/@hyzyla/pdfium/dist/**',
];

/** Hosts that bundle single functions need each one's files, including those opened by path. Our server needs none. */
const fileTracing: NextConfig = process.env.VERCEL
  ? { outputFileTracingIncludes: { '**': [scriptHashes], '/api/**': pdfFiles } }
  : { outputFileTracingExcludes: { '**': ['**'] } };

/** Above the size of the largest drawing, so that none becomes a file. */
const INLINE = { dataUrlCondition: { maxSize: 16_000 } };

/** Shares modules from 12 kB on. With Next's 20 kB, each page had its own copy of the translator. */
const webpack: NextConfig['webpack'] = (config, { isServer, dev }) => {
  // Matches by path, because the alias must not apply to our own imports.
  config.resolve.alias['react-style-singleton$'] = ours('components/ui/style-singleton.ts');
  // Replaces the plugin's own alias, which would also match the path that ours leads to.
  delete config.resolve.alias['use-intl/format-message'];
  config.resolve.alias['use-intl/format-message$'] = ours('lib/core/i18n/format-message.ts');
  // Disables a plugin that takes a fifth of the build. If Next renames it, builds only take longer.
  const isTracing = (plugin: object) => plugin.constructor.name === 'TraceEntryPointsPlugin';
  if (!dev && !process.env.VERCEL) config.plugins = config.plugins.filter((plugin: object) => !isTracing(plugin));
  // Set by .config/build.mjs: a cache on disk takes time that only a later build saves.
  if (!dev && process.env.BUILD_CACHE === 'memory') config.cache = { type: 'memory' };
  // Next tracks its own configuration file, which loads this one.
  else config.cache?.buildDependencies?.config?.push(fileURLToPath(import.meta.url));
  // Inlines drawings that most pages show. Without the rule, each is a file.
  config.module.rules.push({ test: /[\\/]ui[\\/]drawings[\\/].*\.svg$/, type: 'asset', parser: INLINE });
  if (!isServer && !dev) {
    // Short hashes, because the start script of every page lists the names of all files.
    config.output.hashDigestLength = 6;
    config.optimization.splitChunks.minSize = 12_000;
    config.plugins.push(dropStartFiles);
    Object.assign(config.optimization.splitChunks.cacheGroups, scriptFiles, styleFiles);
  }
  return config;
};

const config: NextConfig = {
  // Set by .config/build.mjs. The browser compares it with the build of each response.
  env: { BUILD_ID: buildId },
  generateBuildId: () => buildId,
  reactStrictMode: true,
  // `npm test` checks the types, so a build need not check them again.
  typescript: { ignoreBuildErrors: true },
  webpack,
  experimental: {
    // Otherwise Next groups style sheets before `styleFiles` does. `next typegen` assumes Turbopack and refuses the option.
    ...(!process.env.TURBOPACK && { cssChunking: false }),
    // By default Next reserves one core for itself, which is idle while pages are rendered.
    cpus: availableParallelism(),
  },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pglite-prisma-adapter',
    'pg-boss',
    'pg',
    'sharp',
    'pino',
    'web-push',
    'pdfkit',
  ],
  ...fileTracing,
  headers: async () => [
    { source: '/:path*', headers: listHeaders(securityHeaders) },
    { source: notPages, headers: [{ key: 'Content-Security-Policy', value: dataPolicy }] },
    // Next lets these headers override those that a route sets.
    { source: sentFiles, headers: [{ key: 'Content-Security-Policy', value: filePolicy }] },
    {
      source: '/_next/static/chunks/:file((?:heic|paper-text|paper-pdf)-worker\\..*)',
      headers: [{ key: 'Content-Security-Policy', value: decoderPolicy }],
    },
    { source: '/api/docs', headers: [{ key: 'Content-Security-Policy', value: docsPolicy }] },
    { source: '/v', headers: checkPage },
    { source: '/sw.js', headers: serviceWorker },
    { source: '/shared/:path*', headers: listHeaders(secretAddressHeaders) },
    { source: '/invitations/:path*', headers: listHeaders(secretAddressHeaders) },
    { source: '/handovers/:path*', headers: listHeaders(secretAddressHeaders) },
    { source: '/api/handovers/:path*', headers: listHeaders(secretAddressHeaders) },
    { source: '/api/invitations/:path*', headers: listHeaders(secretAddressHeaders) },
    { source: '/api/shared/:path*', headers: listHeaders(secretAddressHeaders) },
    { source: '/auth/:path*', headers: listHeaders(secretAddressHeaders) },
  ],
};

/** `npm run dev` compiles with Turbopack, several times as fast as webpack. Same aliases as above. */
function withDevelopment(config: NextConfig): NextConfig {
  const resolveAlias = {
    ...config.turbopack?.resolveAlias,
    'react-style-singleton': './components/ui/style-singleton.ts',
    'use-intl/format-message': './lib/core/i18n/format-message.ts',
  };
  // By default only `localhost` is notified of changed sources.
  const allowedDevOrigins = ['127.0.0.1', new URL(process.env.APP_URL || 'http://localhost').hostname];
  // Tests use a folder of their own. Next adds `dev` to it.
  const distDir = process.env.DEV_DIST_DIR || '.next';
  return { ...config, distDir, allowedDevOrigins, turbopack: { ...config.turbopack, resolveAlias } };
}

export async function buildConfig(phase: string): Promise<NextConfig> {
  const localizedConfig = withNextIntl(config);
  if (phase === PHASE_DEVELOPMENT_SERVER) return withDevelopment(localizedConfig);
  return phase === PHASE_PRODUCTION_BUILD ? withServiceWorker(localizedConfig) : localizedConfig;
}
