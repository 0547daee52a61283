import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Inter 4.1 (SIL Open Font License, inter-license.txt) cut to the Latin, Greek and Cyrillic blocks and to the features that
// their letters need, as TrueType without hints: what is embedded in a file is only the letters that stand in it. Made from
// the files of `inter-ui` with hb-subset and `pyftsubset --layout-features=kern,ccmp,locl,mark,mkmk --no-hinting`. The mono
// is JetBrains Mono in ASCII, for the two lines of ornament (jetbrains-mono-license.txt).
const baseFiles = { text: 'inter-400.ttf', bold: 'inter-600.ttf', mono: 'jetbrains-mono.ttf' } as const;
export type PaperFont = keyof typeof baseFiles;

// Noto (SIL Open Font License, noto-license.txt) for every other script, in one weight; docs/decisions/fonts-of-papers.md.
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

/** Bytes of script fonts that are kept, at most: two of the large ones. */
const KEPT_AT_MOST = 13_000_000;

const base = new Map<PaperFont, Buffer>();
/** Last used last. */
const kept = new Map<ScriptFont, Buffer>();

/** By its path: a bundle would not hold the file. */
const read = (file: string) => readFileSync(path.join(process.cwd(), 'lib/core/pdf/fonts', file));

/** The fonts of every document by name; read once. */
export function paperFonts(): [PaperFont, Buffer][] {
  return (Object.keys(baseFiles) as PaperFont[]).map((font) => {
    const bytes = base.get(font) ?? read(baseFiles[font]);
    base.set(font, bytes);
    return [font, bytes];
  });
}

/** A font of another script; what was used last stays in memory, up to a limit. */
export function scriptFont(font: ScriptFont): Buffer {
  const bytes = kept.get(font) ?? read(scriptFiles[font]);
  kept.delete(font);
  kept.set(font, bytes);
  for (const [oldest] of kept) {
    if (fontCacheBytes() <= KEPT_AT_MOST) break;
    kept.delete(oldest);
  }
  return bytes;
}

/** How many bytes of script fonts are in memory. */
export function fontCacheBytes(): number {
  return [...kept.values()].reduce((sum, { length }) => sum + length, 0);
}
