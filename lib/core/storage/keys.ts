const SEGMENT = /^[a-z0-9-][a-z0-9.-]*$/;
const LONGEST = 300;

/**
 * Lets only plain relative keys through. No segment begins with a dot, so no key can climb out of its root or
 * meet a temporary file.
 * @throws Error for anything else: keys are made by the program, so a bad one is a mistake of ours
 */
export function checkKey(key: string): string {
  if (key.length > LONGEST || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error('Bad storage key');
  return key;
}

/** The same for the beginning of a key, which may end with `/`. */
export function checkPrefix(prefix: string): string {
  checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}
