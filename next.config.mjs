import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

/** Settings that Next needs to serve a build. Loading the rest would require a compiler with 40 MiB of memory. */
const serverConfig = {
  poweredByHeader: false,
  // Photos have an authorized route with sizes of its own. Next's optimizer does not check permissions.
  images: { unoptimized: true },
};

/** @param {string} phase */
export default async function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return serverConfig;
  const { tsImport } = await import('tsx/esm/api');
  const { buildConfig } = await tsImport('./next.config.ts', import.meta.url);
  return { ...serverConfig, ...(await buildConfig(phase)) };
}
