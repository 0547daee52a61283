import { resolve } from 'node:path';

const program = process.env.CEILING_PROGRAM;

export default {
  poweredByHeader: false,
  outputFileTracingRoot: program,
  experimental: { externalDir: true },
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pg'],
  webpack(config) {
    config.resolve.alias['@'] = resolve(program);
    return config;
  },
};
