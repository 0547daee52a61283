import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

/** All that Next reads while it serves a build. The compiler for the rest would take 40 MiB of memory. */
const serverConfig = {
  poweredByHeader: false,
  // Photos go through an authorized route with sizes of their own; the optimizer is unauthenticated.
  images: { unoptimized: true },
};

/** @param {string} phase */
export default async function nextConfig(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return serverConfig;
  const { tsImport } = await import('tsx/esm/api');
  const { buildConfig } = await tsImport('./next.config.ts', import.meta.url);
  return { ...serverConfig, ...(await buildConfig(phase)) };
}
