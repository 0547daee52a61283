import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/core/i18n/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Photos go through an authorized route with sizes of their own; the optimizer is unauthenticated.
  images: { unoptimized: true },
  serverExternalPackages: ['@electric-sql/pglite', 'pglite-prisma-adapter', 'pg-boss', 'pg', 'sharp', 'pino'],
};

export default withNextIntl(config);
