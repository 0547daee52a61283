export const startTextWorker = (): Worker =>
  new Worker(/* webpackChunkName: "paper-text-worker" */ new URL('./text-worker.ts', import.meta.url));

export const startPdfWorker = (): Worker =>
  new Worker(/* webpackChunkName: "paper-pdf-worker" */ new URL('./pdf-worker.ts', import.meta.url));
