import 'server-only';
import sanitizeHtml from 'sanitize-html';

const TAGS = ['b', 'i', 'u', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  // The text of these is code, not words: it goes with its tag.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
    'xmp',
  ],
  enforceHtmlBoundary: false,
  nestingLimit: 50,
};

/** Markup that never comes to rest is not worth keeping; its words are. */
const MOST_ROUNDS = 6;

/**
 * Reduces HTML to b i u p br ul ol li strong em without any attribute. Cleaning twice changes nothing, so it is done
 * on write and again on output: what an older version let pass does not reach a page.
 */
export function cleanRichText(html: string): string {
  let clean = html;
  // Badly nested markup can be repaired into something that would be repaired once more.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitizeHtml(clean, OPTIONS);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { ...OPTIONS, allowedTags: [] });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words alone, one line per paragraph or item; plain text, so it must be escaped where it is shown. */
export function richTextToPlain(html: string): string {
  return cleanRichText(html)
    .replace(/<br \/>|<\/(p|li|ul|ol)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
