import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Inter 4.1 (SIL Open Font License, inter-license.txt) cut to the Latin, Greek and Cyrillic blocks and to the features that
// their letters need, as TrueType without hints: what is embedded in a file is only the letters that stand in it. Made from
// the files of `inter-ui` with hb-subset and `pyftsubset --layout-features=kern,ccmp,locl,mark,mkmk --no-hinting`. The mono
// is JetBrains Mono in ASCII, for the two lines of ornament (jetbrains-mono-license.txt).
const files = { text: 'inter-400.ttf', bold: 'inter-600.ttf', mono: 'jetbrains-mono.ttf' } as const;
export type PaperFont = keyof typeof files;

const loaded = new Map<PaperFont, Buffer>();

/** The bytes of a font; read once. By its path: a bundle would not hold the file. */
function fontBytes(font: PaperFont): Buffer {
  const known = loaded.get(font);
  if (known) return known;
  const bytes = readFileSync(path.join(process.cwd(), 'lib/core/pdf/fonts', files[font]));
  loaded.set(font, bytes);
  return bytes;
}

/** All of them by name, for a new document. */
export function paperFonts(): [PaperFont, Buffer][] {
  return (Object.keys(files) as PaperFont[]).map((font) => [font, fontBytes(font)]);
}
