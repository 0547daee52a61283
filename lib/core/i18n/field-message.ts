const KEY = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/;

interface Translate {
  (key: string, values?: Record<string, string>): string;
  has: (key: string) => boolean;
}

export function messageWith(key: string, values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return `${key}?${new URLSearchParams(pairs)}`;
}

export function fieldMessage(t: Translate, message: string): string {
  const [key = '', values] = message.split('?');
  if (!KEY.test(key) || !t.has(key)) return t('errors.fieldInvalid');
  return values === undefined ? t(key) : t(key, Object.fromEntries(new URLSearchParams(values)));
}
