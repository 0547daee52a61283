/** Digest of the sources; inlined by the build (next.config.ts). */
// biome-ignore lint/style/noProcessEnv: Next puts this in at build time, in browsers too
export const buildId = process.env.BUILD_ID ?? 'development';

/** Response header of pages and their data: the build that rendered them. */
export const BUILD_HEADER = 'X-Build';
