import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { plainText } from './plain-text';

const TAGS = ['b', 'i', 'u', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
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

const MOST_ROUNDS = 6;

/** Idempotent, so it runs on write and again on output, which also catches what an older version stored. */
export function cleanRichText(html: string): string {
  let clean = html;
  // Repairing badly nested markup can give markup that is repaired again.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const again = sanitizeHtml(clean, OPTIONS);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { ...OPTIONS, allowedTags: [] });
}

export function richTextToPlain(html: string): string {
  return plainText(cleanRichText(html));
}
