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

/** Idempotent. Runs on write and again on output, which also cleans what an older version stored. */
export function cleanRichText(html: string): string {
  let clean = html;
  // Repairing badly nested markup may create markup that needs another repair.
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
