export interface Html {
  html: string;
}

type Value = string | number | Html | readonly Html[] | null;

const ENTITIES = new Map<string, string>(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);

function toHtml(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'object') return 'html' in value ? value.html : value.map((one) => one.html).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? character);
}

/** Escapes all values except `Html`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.map((part, index) => part + toHtml(values[index] ?? null)).join('') };
}
