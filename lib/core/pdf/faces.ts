import 'server-only';
import { type AnyFont, type ScriptFont, scriptFont, scriptFonts } from './fonts';

type Document = PDFKit.PDFDocument;

/** What the library knows of the font in use, in thousandths of its size. */
interface InUse {
  _font: {
    ascender: number;
    descender: number;
    font: { hasGlyphForCodePoint: (code: number) => boolean };
  };
}

/** Script fonts that a document has been given. */
const registered = new WeakMap<Document, Set<AnyFont>>();

const isScriptFont = (font: AnyFont): font is ScriptFont => (scriptFonts as AnyFont[]).includes(font);

/** Takes a font into use; that of another script is read when a document asks for it first. */
export function useFont(document: Document, font: AnyFont): void {
  if (isScriptFont(font)) {
    const known = registered.get(document) ?? new Set();
    if (!known.has(font)) document.registerFont(font, scriptFont(font));
    registered.set(document, known.add(font));
  }
  document.font(font);
}

const inUse = (document: Document, font: AnyFont) => {
  useFont(document, font);
  return (document as unknown as InUse)._font;
};

/** Marks that join, part or vary letters need no picture of their own. */
const JOINERS = /[\u200c\u200d]/g;

/** Whether a font has every letter of a text. */
export function covers(document: Document, font: AnyFont, text: string): boolean {
  const { font: face } = inUse(document, font);
  return [...text.replace(JOINERS, '')].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** The tallest and the deepest that a script needs, in ems; ornaments of some fonts reach beyond. */
const TALLEST = { ascent: 1.2, descent: 0.5 };

/** The room of a font above and below the line, in ems. */
export function lineMetrics(document: Document, font: AnyFont): { ascent: number; descent: number } {
  const { ascender, descender } = inUse(document, font);
  return {
    ascent: Math.min(ascender / 1000, TALLEST.ascent),
    descent: Math.min(-descender / 1000, TALLEST.descent),
  };
}
