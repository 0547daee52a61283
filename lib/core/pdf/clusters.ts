import 'server-only';
import { withoutDirectionMarks } from '../i18n/isolate';
import { graphemesOf } from '../i18n/text-segments';
import { covers } from './faces';
import type { AnyFont, PaperFont, ScriptFont } from './fonts';

type Document = PDFKit.PDFDocument;

export interface Cluster {
  index: number;
  font: AnyFont;
  text: string;
}

const UNKNOWN = '\u25a1';

const scripts: readonly [ScriptFont, RegExp][] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['jp', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['kr', /\p{Script=Hangul}/u],
];
/** Scripts whose words share a run with spaces and punctuation, so that text extraction finds whole sentences. */
const joining: readonly AnyFont[] = ['arabic', 'hebrew', 'devanagari', 'thai'];
const NEUTRAL = /^[\p{P}\p{Z}]$/u;
const HAN = /\p{Script=Han}/gu;
const east = ['sc', 'tc', 'jp', 'kr'] as const;

/** Han characters differ by country. Kana and Hangul decide; otherwise the first font that has all of them. */
function fontsFor(document: Document, text: string): Set<ScriptFont> {
  const matchingFonts = scripts.filter(([, script]) => script.test(text)).map(([font]) => font);
  const han = text.match(HAN)?.join('');
  if (han && !matchingFonts.includes('jp') && !matchingFonts.includes('kr')) {
    const chinese = east.find((font) => covers(document, font, han));
    if (chinese) matchingFonts.push(chinese);
  }
  return new Set([...matchingFonts, 'emoji', 'jp', 'sc', 'tc', 'kr']);
}

/** @param levels bidi level per code unit */
export function clustersOf(document: Document, text: string, main: PaperFont, levels: Uint8Array): Cluster[] {
  let fonts: ScriptFont[] | null = null;
  const shapeSegment = (segment: string): Omit<Cluster, 'index'> => {
    if (withoutDirectionMarks(segment) === '') return { font: main, text: '' };
    if (covers(document, main, segment)) return { font: main, text: segment };
    fonts ??= [...fontsFor(document, text)];
    const whole = fonts.find((font) => covers(document, font, segment));
    if (whole) return { font: whole, text: segment };
    const [letter = ''] = segment;
    const font = [main, ...fonts].find((one) => covers(document, one, letter));
    if (!font) return { font: main, text: UNKNOWN };
    return { font, text: [...segment].filter((part) => covers(document, font, part)).join('') };
  };
  const clusters = new Map<string, Omit<Cluster, 'index'>>();
  let before: AnyFont = main;
  return graphemesOf(text).map(({ index, segment }) => {
    const cluster = clusters.get(segment) ?? shapeSegment(segment);
    clusters.set(segment, cluster);
    const sameLevel = index > 0 && levels[index] === levels[index - 1];
    const stays = sameLevel && joining.includes(before) && NEUTRAL.test(segment) && covers(document, before, segment);
    before = stays ? before : cluster.font;
    return { index, text: cluster.text, font: before };
  });
}
