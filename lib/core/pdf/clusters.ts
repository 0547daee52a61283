import 'server-only';
import { withoutDirectionMarks } from '../i18n/isolate';
import { graphemesOf } from '../i18n/text-segments';
import { covers } from './faces';
import type { AnyFont, PaperFont, ScriptFont } from './fonts';

type Document = PDFKit.PDFDocument;

/** A character as its reader sees it, with the font that has it. */
export interface Cluster {
  /** Where it begins in its text. */
  index: number;
  font: AnyFont;
  /** What is drawn for it; nothing for a mark of direction. */
  text: string;
}

/** Stands for what no font has. */
const UNKNOWN = '\u25a1';

const scripts: readonly [ScriptFont, RegExp][] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['jp', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['kr', /\p{Script=Hangul}/u],
];
/** Scripts whose words are kept in one run with the spaces and signs between them: so programs find whole sentences. */
const joining: readonly AnyFont[] = ['arabic', 'hebrew', 'devanagari', 'thai'];
const NEUTRAL = /^[\p{P}\p{Z}]$/u;
const HAN = /\p{Script=Han}/gu;
const east = ['sc', 'tc', 'jp', 'kr'] as const;

/**
 * Script fonts in the order in which they are asked for the letters of a text. Characters of Chinese are drawn differently
 * from country to country: kana and Hangul tell Japanese and Korean, else it is the first font that has all of them, as
 * that of simplified Chinese has no traditional ones.
 */
function fontsFor(document: Document, text: string): Set<ScriptFont> {
  const found = scripts.filter(([, script]) => script.test(text)).map(([font]) => font);
  const han = text.match(HAN)?.join('');
  if (han && !found.includes('jp') && !found.includes('kr')) {
    const chinese = east.find((font) => covers(document, font, han));
    if (chinese) found.push(chinese);
  }
  return new Set([...found, 'emoji', 'jp', 'sc', 'tc', 'kr']);
}

/**
 * A text as characters, each with the first font that has it: that of the style, then those of its scripts.
 * @param levels of direction, for each code unit
 */
export function clustersOf(document: Document, text: string, main: PaperFont, levels: Uint8Array): Cluster[] {
  let fonts: ScriptFont[] | null = null;
  const drawn = (segment: string): Omit<Cluster, 'index'> => {
    if (withoutDirectionMarks(segment) === '') return { font: main, text: '' };
    if (covers(document, main, segment)) return { font: main, text: segment };
    fonts ??= [...fontsFor(document, text)];
    const whole = fonts.find((font) => covers(document, font, segment));
    if (whole) return { font: whole, text: segment };
    // A mark that is missing is left out rather than the letter that it stands on.
    const [letter = ''] = segment;
    const font = [main, ...fonts].find((one) => covers(document, one, letter));
    if (!font) return { font: main, text: UNKNOWN };
    return { font, text: [...segment].filter((part) => covers(document, font, part)).join('') };
  };
  const known = new Map<string, Omit<Cluster, 'index'>>();
  let before: AnyFont = main;
  return graphemesOf(text).map(({ index, segment }) => {
    const made = known.get(segment) ?? drawn(segment);
    known.set(segment, made);
    const sameLevel = index > 0 && levels[index] === levels[index - 1];
    const stays = sameLevel && joining.includes(before) && NEUTRAL.test(segment) && covers(document, before, segment);
    before = stays ? before : made.font;
    return { index, text: made.text, font: before };
  });
}
