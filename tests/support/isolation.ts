const TOKEN = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<(\/?)([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gs;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const SPOKEN = /\s(aria-label|alt|title|placeholder|content)="([^"]*)"/g;

function standsIsolated(text: string, mark: string): boolean {
  const places = [...text.matchAll(new RegExp(mark, 'g'))].map(({ index }) => text.slice(0, index));
  return places.every((before) => before.split('\u2068').length > before.split('\u2069').length);
}

export function findUnisolated(html: string, mark: string): string[] {
  const wrongTexts: string[] = [];
  const open: { name: string; isolates: boolean }[] = [];
  for (const [, , closing, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    if (text?.includes(mark) && !open.some(({ isolates }) => isolates) && !standsIsolated(text, mark))
      wrongTexts.push(`<${open.at(-1)?.name}> ${text.trim()}`);
    if (!name) continue;
    for (const [, attribute, value = ''] of attributes.matchAll(SPOKEN)) {
      const alone = value.startsWith(mark) && /^\S+$/.test(value.slice(mark.length));
      if (value.includes(mark) && !alone && !standsIsolated(value, mark))
        wrongTexts.push(`<${name} ${attribute}> ${value}`);
    }
    if (closing) open.splice(open.findLastIndex((one) => one.name === name));
    else if (!VOID.has(name))
      open.push({ name, isolates: name === 'bdi' || name === 'textarea' || attributes.includes(' dir="auto"') });
  }
  return wrongTexts;
}
