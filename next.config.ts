import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/core/i18n/request.ts');

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** The URL itself is a secret: it must not travel on in a Referer, nor lie in a cache or an index. */
const secretUrl = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
  { key: 'Cache-Control', value: 'private, no-store' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Photos go through an authorized route with sizes of their own; the optimizer is unauthenticated.
  images: { unoptimized: true },
  serverExternalPackages: ['@electric-sql/pglite', 'pglite-prisma-adapter', 'pg-boss', 'pg', 'sharp', 'pino'],
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/shared/:path*', headers: secretUrl },
    { source: '/api/shared/:path*', headers: secretUrl },
    { source: '/auth/:path*', headers: secretUrl },
  ],
};

export default withNextIntl(config);
