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
  // Messages are taken apart while building, so that no page carries the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Pages get theirs from the middleware. */
const notPages =
  '/((?:api|_next|\\.well-known|drawn|icons|og|screenshots|manifest|messages|v)/.*|(?:favicon\\.ico|sw\\.js|robots\\.txt|sitemap\\.xml|v)$)';

/** What people have sent, and what was made of it. */
const sentFiles = '/api/:path*/:kind(file|photo|preview)';

/** The one page below /api, which is text and a style element. */
const docsPolicy = styledPolicy(createHash('sha256').update(docsStyle).digest('base64'));

/** The service worker runs nothing else, fetches from here alone, and is asked for anew each time. */
const serviceWorker = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'; connect-src 'self'" },
  { key: 'Cache-Control', value: 'no-cache' },
  { key: BUILD_HEADER, value: buildId },
];

/** Without a nonce, since it is the same file for everybody; asks other installations for their keys. */
const checkPage = [
  { key: 'Content-Security-Policy', value: checkPolicy },
  { key: 'Referrer-Policy', value: 'no-referrer' },
];

const ours = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Chunks {
  getModuleChunksIterable: (module: unknown) => Iterable<{ name?: string }>;
}

/** What all pages of a layout load is one file; by default each combination of pages that share a module gets its own. */
const fileOfLayout = (name: string, segment: string, priority: number) => ({
  name,
  priority,
  enforce: true,
  chunks: (chunk: { name?: string }) => chunk.name?.startsWith(`${segment}/`) ?? false,
  test(module: { type: string }, { chunkGraph }: { chunkGraph: Chunks }) {
    if (!module.type.startsWith('javascript/')) return false;
    const users = [...chunkGraph.getModuleChunksIterable(module)];
    return users.some((user) => user.name === `${segment}/layout` || user.name === `${segment}/error`);
  },
});

const shellSegment = 'app/[locale]/(site)/(app)';

/** What the shell has and a chunk that any page may load later needs is one file; otherwise that chunk brings its own copy. */
const fileOfBoth = (name: string, lateChunk: string) => ({
  name,
  priority: 45,
  enforce: true,
  chunks: ({ name: chunk }: { name?: string }) => chunk === lateChunk || !!chunk?.startsWith(`${shellSegment}/`),
  test(module: { type: string }, { chunkGraph }: { chunkGraph: Chunks }) {
    if (!module.type.startsWith('javascript/')) return false;
    const users = [...chunkGraph.getModuleChunksIterable(module)].map((user) => user.name);
    return users.includes(lateChunk) && users.includes(`${shellSegment}/layout`);
  },
});

const layoutFiles = {
  site: fileOfLayout('site', 'app/[locale]/(site)', 50),
  late: fileOfBoth('shell-and-late', 'late'),
  saving: fileOfBoth('shell-and-saving', 'saving'),
  shell: fileOfLayout('shell', shellSegment, 40),
};

const pdfFiles = ['lib/core/pdf/page-worker.mjs', 'lib/core/pdf/fonts/**', 'node_modules/@hyzyla/pdfium/dist/**'];

/** Hosts that pack single functions need a list of files for each, with those opened by path; our own server none. */
const fileTracing: NextConfig = process.env.VERCEL
  ? { outputFileTracingIncludes: { '**': [scriptHashes], '/api/**': pdfFiles } }
  : { outputFileTracingExcludes: { '**': ['**'] } };

/** What pages share is a file of its own from 12 kB on; at Next's 20 kB each of them had its copy of the translator. */
const webpack: NextConfig['webpack'] = (config, { isServer, dev }) => {
  // By path: it must not be an alias for our own imports too.
  config.resolve.alias['react-style-singleton$'] = ours('components/ui/style-singleton.ts');
  // In place of the plugin's own alias, which would catch the path that ours goes on with.
  delete config.resolve.alias['use-intl/format-message'];
  config.resolve.alias['use-intl/format-message$'] = ours('lib/core/i18n/format-message.ts');
  // It costs a fifth of the build. If Next renames it, builds only take longer.
  const isTracing = (plugin: object) => plugin.constructor.name === 'TraceEntryPointsPlugin';
  if (!dev && !process.env.VERCEL) config.plugins = config.plugins.filter((plugin: object) => !isTracing(plugin));
  // Set by .config/build.mjs: a cache on disk costs time that only a later build wins back.
  if (!dev && process.env.BUILD_CACHE === 'memory') config.cache = { type: 'memory' };
  // Next names its own configuration file, which loads this one.
  else config.cache?.buildDependencies?.config?.push(fileURLToPath(import.meta.url));
  if (!isServer && !dev) {
    // The start script of every page lists the names of all files.
    config.output.hashDigestLength = 8;
    config.optimization.splitChunks.minSize = 12_000;
    Object.assign(config.optimization.splitChunks.cacheGroups, layoutFiles);
  }
  return config;
};

const config: NextConfig = {
  // Set by .config/build.mjs. The browser compares it with the build of each answer.
  env: { BUILD_ID: buildId },
  generateBuildId: () => buildId,
  reactStrictMode: true,
  // `npm test` checks the types; whoever builds what has passed need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  webpack,
  // Next leaves one core to itself, which waits while pages are rendered.
  experimental: { cpus: availableParallelism() },
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
    // Next lets what stands here win over what a route says itself.
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
  // Otherwise only `localhost` hears of changed sources.
  const allowedDevOrigins = ['127.0.0.1', new URL(process.env.APP_URL || 'http://localhost').hostname];
  // Tests have a folder of their own. Next adds `dev` to it.
  const distDir = process.env.DEV_DIST_DIR || '.next';
  return { ...config, distDir, allowedDevOrigins, turbopack: { ...config.turbopack, resolveAlias } };
}

export async function buildConfig(phase: string): Promise<NextConfig> {
  const localized = withNextIntl(config);
  if (phase === PHASE_DEVELOPMENT_SERVER) return withDevelopment(localized);
  return phase === PHASE_PRODUCTION_BUILD ? withServiceWorker(localized) : localized;
}
