import 'server-only';
import { type AnyFont, type ScriptFont, scriptFont, scriptFonts } from './fonts';

type Document = PDFKit.PDFDocument;

interface InUse {
  _font: {
    ascender: number;
    descender: number;
    font: { hasGlyphForCodePoint: (code: number) => boolean };
  };
}

const registeredFonts = new WeakMap<Document, Set<AnyFont>>();

const isScriptFont = (font: AnyFont): font is ScriptFont => (scriptFonts as AnyFont[]).includes(font);

export function useFont(document: Document, font: AnyFont): void {
  if (isScriptFont(font)) {
    const faces = registeredFonts.get(document) ?? new Set();
    if (!faces.has(font)) document.registerFont(font, scriptFont(font));
    registeredFonts.set(document, faces.add(font));
  }
  document.font(font);
}

const inUse = (document: Document, font: AnyFont) => {
  useFont(document, font);
  return (document as unknown as InUse)._font;
};

const JOINERS = /[\u200c\u200d]/g;

export function covers(document: Document, font: AnyFont, text: string): boolean {
  const { font: face } = inUse(document, font);
  return [...text.replace(JOINERS, '')].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

/** Upper limits in em. Some fonts have ornaments that are taller than the script needs. */
const TALLEST = { ascent: 1.2, descent: 0.5 };

export function lineMetrics(document: Document, font: AnyFont): { ascent: number; descent: number } {
  const { ascender, descender } = inUse(document, font);
  return {
    ascent: Math.min(ascender / 1000, TALLEST.ascent),
    descent: Math.min(-descender / 1000, TALLEST.descent),
  };
}
