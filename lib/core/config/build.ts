// biome-ignore lint/style/noProcessEnv: Next puts this in at build time, in browsers too
export const buildId = process.env.BUILD_ID ?? 'development';

export const BUILD_HEADER = 'X-Build';
