const SEGMENT = /^[a-z0-9-][a-z0-9.-]*$/;
const LONGEST = 300;

/** Requires segments that do not start with a dot, which excludes path traversal and temporary files. */
export function checkKey(key: string): string {
  if (key.length > LONGEST || !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error('Bad storage key');
  return key;
}

export function checkPrefix(prefix: string): string {
  checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}
