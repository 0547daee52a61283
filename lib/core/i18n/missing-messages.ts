import type { IntlError } from 'next-intl';

type Tree = { readonly [key: string]: unknown };

/** Missing words are for those who write the program: nobody else is told of them (R5.3). */
export function logMissing(problem: IntlError | string): void {
  // biome-ignore lint/style/noProcessEnv: runs in the browser too, where Next puts this in at build time
  if (process.env.NODE_ENV !== 'production') console.error(problem);
}

/** One language over the complete one: what it lacks is said in the other's words (R5.1), and `missing` hears of it. */
export function withFallback<T extends object>(own: object, complete: T, missing: (key: string) => void, path = ''): T {
  const entries = Object.entries(complete).map(([name, fallback]) => {
    const key = path + name;
    const value = (own as Tree)[name];
    // A message is a text, or a list once the build has taken it apart.
    if (typeof fallback === 'object' && !Array.isArray(fallback)) {
      return [name, withFallback(value ?? {}, fallback, missing, `${key}.`)];
    }
    if (value === undefined) missing(key);
    return [name, value ?? fallback];
  });
  return Object.fromEntries(entries) as T;
}
