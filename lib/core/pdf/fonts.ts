import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Inter 4.1 (SIL Open Font License, inter-license.txt), from `inter-ui`: Latin, Greek and Cyrillic by hb-subset and
// `pyftsubset --layout-features=kern,ccmp,locl,mark,mkmk --no-hinting`. JetBrains Mono in ASCII
// (jetbrains-mono-license.txt). Fraunces at weight 560 (fraunces-license.txt), Latin; missing characters come from
// Inter.
const baseFiles = {
  text: 'inter-400.ttf',
  bold: 'inter-600.ttf',
  display: 'fraunces-560.ttf',
  mono: 'jetbrains-mono.ttf',
} as const;
export type PaperFont = keyof typeof baseFiles;

// Noto (SIL Open Font License, noto-license.txt) for all other scripts; docs/decisions/pdf-documents.md.
const scriptFiles = {
  arabic: 'noto-sans-arabic.ttf',
  hebrew: 'noto-sans-hebrew.ttf',
  devanagari: 'noto-sans-devanagari.ttf',
  thai: 'noto-sans-thai.ttf',
  sc: 'noto-sans-sc.ttf',
  tc: 'noto-sans-tc.ttf',
  jp: 'noto-sans-jp.ttf',
  kr: 'noto-sans-kr.ttf',
  emoji: 'noto-emoji.ttf',
} as const;
export type ScriptFont = keyof typeof scriptFiles;
export type AnyFont = PaperFont | ScriptFont;

export const scriptFonts = Object.keys(scriptFiles) as ScriptFont[];

const KEPT_AT_MOST = 13_000_000;

const base = new Map<PaperFont, Buffer>();
const fontFiles = new Map<ScriptFont, Buffer>();

const readFont = (file: string) => readFileSync(path.join(process.cwd(), 'lib/core/pdf/fonts', file));

export function paperFonts(): [PaperFont, Buffer][] {
  return (Object.keys(baseFiles) as PaperFont[]).map((font) => {
    const bytes = base.get(font) ?? readFont(baseFiles[font]);
    base.set(font, bytes);
    return [font, bytes];
  });
}

export function scriptFont(font: ScriptFont): Buffer {
  const bytes = fontFiles.get(font) ?? readFont(scriptFiles[font]);
  fontFiles.delete(font);
  fontFiles.set(font, bytes);
  for (const [oldest] of fontFiles) {
    if (fontCacheBytes() <= KEPT_AT_MOST) break;
    fontFiles.delete(oldest);
  }
  return bytes;
}

export function fontCacheBytes(): number {
  return [...fontFiles.values()].reduce((sum, { length }) => sum + length, 0);
}
