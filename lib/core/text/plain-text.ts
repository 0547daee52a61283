const ENTITIES = new Map<string, string>(
  Object.entries({
    ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
  }),
);

export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|li|ul|ol)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const SPECIAL = new Map([...ENTITIES].map(([entity, letter]) => [letter, entity]));

/** A paragraph of rich text for each line. */
export function paragraphsOf(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.map((line) => `<p>${line.replace(/[&<>]/g, (letter) => SPECIAL.get(letter) ?? letter)}</p>`).join('');
}
