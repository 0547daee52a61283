import { SHELL_CACHE } from './shell';

export async function shellStyles(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const loaded = new Set([...document.styleSheets].map(({ href }) => href));
  for (const { url } of await cache.keys()) {
    if (!url.endsWith('.css') || loaded.has(url)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url }));
  }
}
