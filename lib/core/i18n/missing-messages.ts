import type { IntlError } from 'next-intl';

type Tree = { readonly [key: string]: unknown };

export function logMissing(problem: IntlError | string): void {
  // biome-ignore lint/style/noProcessEnv: runs in the browser too, where Next puts this in at build time
  if (process.env.NODE_ENV !== 'production') console.error(problem);
}

export function withFallback<T extends object>(own: object, complete: T, missing: (key: string) => void, path = ''): T {
  const entries = Object.entries(complete).map(([name, fallback]) => {
    const key = path + name;
    const value = (own as Tree)[name];
    // The build compiles some messages into arrays.
    if (typeof fallback === 'object' && !Array.isArray(fallback)) {
      return [name, withFallback(value ?? {}, fallback, missing, `${key}.`)];
    }
    if (value === undefined) missing(key);
    return [name, value ?? fallback];
  });
  return Object.fromEntries(entries) as T;
}
