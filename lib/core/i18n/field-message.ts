const KEY = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/;

interface Translate {
  (key: string): string;
  has: (key: string) => boolean;
}

/** The words for a schema's message, which is a translation key; a message of the library's own becomes a general one. */
export function fieldMessage(t: Translate, message: string): string {
  return KEY.test(message) && t.has(message) ? t(message) : t('errors.fieldInvalid');
}
