import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
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

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

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

interface Chunks {
  getModuleChunksIterable: (module: unknown) => Iterable<{ name?: string }>;
}

const siteSegment = 'app/[locale]/(site)';
const shellSegment = `${siteSegment}/(app)`;
const petSegment = `${shellSegment}/pets/[petId]`;

/**
 * Puts a layout's shared modules into one file. By default, each combination of pages gets its own file.
 * @param also layouts inside this one that render a module on all of its pages
 */
const fileOfLayout = (name: string, segment: string, priority: number, also: string[] = []) => ({
  name,
  priority,
  enforce: true,
  chunks: (chunk: { name?: string }) => chunk.name?.startsWith(`${segment}/`) ?? false,
  test(module: { type: string }, { chunkGraph }: { chunkGraph: Chunks }) {
    if (!module.type.startsWith('javascript/')) return false;
    const users = [...chunkGraph.getModuleChunksIterable(module)].map((user) => user.name);
    const isEverywhere = also.length > 0 && also.every((layout) => users.includes(`${layout}/layout`));
    return isEverywhere || users.includes(`${segment}/layout`) || users.includes(`${segment}/error`);
  },
});

/** Layouts with a footer, which is thus on every page. */
const footerLayouts = [shellSegment, `${siteSegment}/(marketing)`, `${siteSegment}/(auth)`];

const isPage = (chunk: string | undefined) => !!chunk?.startsWith(`${siteSegment}/`);

/** Puts modules of the shell that a lazy chunk also needs into one file, so that the chunk has no second copy. */
const fileOfBoth = (name: string, lateChunk: string, isUser: (chunk: string | undefined) => boolean) => ({
  name,
  priority: 45,
  enforce: true,
  chunks: ({ name: chunk }: { name?: string }) => chunk === lateChunk || isUser(chunk),
  test(module: { type: string }, { chunkGraph }: { chunkGraph: Chunks }) {
    if (!module.type.startsWith('javascript/')) return false;
    const users = [...chunkGraph.getModuleChunksIterable(module)].map((user) => user.name);
    return users.includes(lateChunk) && users.includes(`${shellSegment}/layout`);
  },
});

const layoutFiles = {
  site: fileOfLayout('site', siteSegment, 50, footerLayouts),
  late: fileOfBoth('shell-and-late', 'late', isPage),
  saving: fileOfBoth('shell-and-saving', 'saving', (chunk) => !!chunk?.startsWith(`${shellSegment}/`)),
  shell: fileOfLayout('shell', shellSegment, 40),
  pet: fileOfLayout('pet', petSegment, 30),
};

const pdfFiles = ['lib/core/pdf/page-worker.mjs', 'lib/core/pdf/fonts/**', 'node_modules/@hyzyla/pdfium/dist/**'];

/** Hosts that bundle single functions need each one's files, including those opened by path. Our server needs none. */
const fileTracing: NextConfig = process.env.VERCEL
  ? { outputFileTracingIncludes: { '**': [scriptHashes], '/api/**': pdfFiles } }
  : { outputFileTracingExcludes: { '**': ['**'] } };

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
  if (!isServer && !dev) {
    // Short hashes, because the start script of every page lists the names of all files.
    config.output.hashDigestLength = 6;
    config.optimization.splitChunks.minSize = 12_000;
    Object.assign(config.optimization.splitChunks.cacheGroups, layoutFiles);
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
    { source: '/:path*', headers: listed(securityHeaders) },
    { source: notPages, headers: [{ key: 'Content-Security-Policy', value: dataPolicy }] },
    // Next lets these headers override those that a route sets.
    { source: sentFiles, headers: [{ key: 'Content-Security-Policy', value: filePolicy }] },
    {
      source: '/_next/static/chunks/:file(heic-worker\\..*)',
      headers: [{ key: 'Content-Security-Policy', value: decoderPolicy }],
    },
    { source: '/api/docs', headers: [{ key: 'Content-Security-Policy', value: docsPolicy }] },
    { source: '/v', headers: checkPage },
    { source: '/sw.js', headers: serviceWorker },
    { source: '/shared/:path*', headers: listed(secretAddressHeaders) },
    { source: '/invitations/:path*', headers: listed(secretAddressHeaders) },
    { source: '/handovers/:path*', headers: listed(secretAddressHeaders) },
    { source: '/api/handovers/:path*', headers: listed(secretAddressHeaders) },
    { source: '/api/invitations/:path*', headers: listed(secretAddressHeaders) },
    { source: '/api/shared/:path*', headers: listed(secretAddressHeaders) },
    { source: '/auth/:path*', headers: listed(secretAddressHeaders) },
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
  const localized = withNextIntl(config);
  if (phase === PHASE_DEVELOPMENT_SERVER) return withDevelopment(localized);
  return phase === PHASE_PRODUCTION_BUILD ? withServiceWorker(localized) : localized;
}
