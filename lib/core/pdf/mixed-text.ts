import 'server-only';
import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import { type Cluster, clustersOf } from './clusters';
import { lineMetrics, useFont } from './faces';
import type { AnyFont, PaperFont } from './fonts';
import { lineBreaks } from './line-breaks';

// PDFKit lays out one font from left to right. For other scripts, right-to-left text and emoji, this module splits a
// paragraph into runs, breaks lines and reorders the runs (UAX #9).

type Document = PDFKit.PDFDocument;

const bidi = bidiFactory();

interface Run {
  font: AnyFont;
  text: string;
  rtl: boolean;
  width: number;
}

interface Line {
  runs: Run[];
  width: number;
  ascent: number;
  descent: number;
  fromRight: boolean;
}

interface Paragraph {
  text: string;
  clusters: Cluster[];
  levels: EmbeddingLevels;
}

export interface MixedStyle {
  font: PaperFont;
  size: number;
}

const scriptTags = { arabic: 'arab', hebrew: 'hebr' } as const;
const isTurned = (font: AnyFont): font is keyof typeof scriptTags => Object.hasOwn(scriptTags, font);

/** Sets the script, because the engine's guess may be wrong. PDFKit types this argument as features. */
function scriptOf({ font, rtl }: Pick<Run, 'font' | 'rtl'>): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isTurned(font) ? { features: (rtl ? scriptTags[font] : 'latn') as never } : {};
}

const isReshaped = ({ font, text }: Run) =>
  font === 'arabic' || font === 'devanagari' || font === 'thai' || (font === 'hebrew' && /\p{M}/u.test(text));

/** PDF readers expect visual order from left to right and reverse it themselves. */
function spanOf(run: Run): { actual: string } | null {
  if (!isReshaped(run)) return null;
  return { actual: run.rtl ? [...run.text].reverse().join('') : run.text };
}

const levelOf = ({ levels }: Paragraph, { index }: Cluster) => levels.levels[index] ?? 0;

/** Widths in em. Cached, because each text is measured, fitted and written. */
const widths = new WeakMap<Document, Map<string, number>>();

function unitWidth(document: Document, { font, text, rtl }: Omit<Run, 'width'>): number {
  const cachedWidths = widths.get(document) ?? new Map<string, number>();
  widths.set(document, cachedWidths);
  const key = `${font} ${rtl} ${text}`;
  const width = cachedWidths.get(key);
  if (width !== undefined) return width;
  useFont(document, font);
  const measuredWidth = document.fontSize(1).widthOfString(text, scriptOf({ font, rtl }));
  cachedWidths.set(key, measuredWidth);
  return measuredWidth;
}

function runOf(document: Document, paragraph: Paragraph, clusters: readonly Cluster[], size: number): Run | null {
  const [first] = clusters;
  if (!first) return null;
  const { font } = first;
  const rtl = levelOf(paragraph, first) % 2 === 1;
  const texts = clusters.map(({ text }) => (rtl && bidi.getMirroredCharacter(text)) || text);
  const text = (rtl && !isTurned(font) ? texts.reverse() : texts).join('').replace(/\u25a1{2,}/g, '\u25a1');
  if (!text) return null;
  return { font, text, rtl, width: unitWidth(document, { font, text, rtl }) * size };
}

function runsOf(document: Document, paragraph: Paragraph, clusters: readonly Cluster[], size: number): Run[] {
  const [first, last] = [clusters[0], clusters.at(-1)];
  if (!first || !last) return [];
  const order = clusters.map((_, at) => at);
  const place = new Map(clusters.map(({ index }, at) => [index, at]));
  const clusterAt = (index: number) => {
    let at = index;
    while (at > 0 && !place.has(at)) at -= 1;
    return place.get(at) ?? 0;
  };
  for (const [from = 0, to = 0] of bidi.getReorderSegments(paragraph.text, paragraph.levels, first.index, last.index)) {
    const [first, end] = [clusterAt(from), clusterAt(to)];
    order.splice(first, end - first + 1, ...order.slice(first, end + 1).reverse());
  }
  const groups: number[][] = [];
  for (const at of order) {
    const [cluster, before] = [clusters[at], clusters[groups.at(-1)?.at(-1) ?? -1]];
    const joins =
      cluster && before && cluster.font === before.font && levelOf(paragraph, cluster) === levelOf(paragraph, before);
    if (joins) groups.at(-1)?.push(at);
    else groups.push([at]);
  }
  return groups.flatMap((group) => {
    const logical = group.sort((a, b) => a - b).flatMap((at) => clusters[at] ?? []);
    return runOf(document, paragraph, logical, size) ?? [];
  });
}

const widthOf = (runs: readonly Run[]) => runs.reduce((sum, { width }) => sum + width, 0);
const isSpace = ({ text }: Cluster) => /^\s*$/.test(text);

function trimSpaces(clusters: readonly Cluster[]): readonly Cluster[] {
  const last = clusters.findLastIndex((cluster) => !isSpace(cluster));
  return clusters.slice(0, last + 1);
}

function partsOf(paragraph: Paragraph, fits: (part: readonly Cluster[]) => boolean): Cluster[][] {
  const { text, clusters } = paragraph;
  const breaks = lineBreaks(text);
  const parts: Cluster[][] = [];
  let at = 0;
  for (const end of breaks) {
    const from = at;
    while ((clusters[at]?.index ?? Number.POSITIVE_INFINITY) < end) at += 1;
    const part = clusters.slice(from, at);
    if (part.length === 0) continue;
    if (fits(trimSpaces(part))) parts.push(part);
    else parts.push(...part.map((cluster) => [cluster]));
  }
  return parts;
}

function fillLines(document: Document, paragraph: Paragraph, width: number, size: number): Cluster[][] {
  const measureClusters = (clusters: readonly Cluster[]) => widthOf(runsOf(document, paragraph, clusters, size));
  const lines: Cluster[][] = [[]];
  let usedWidth = 0;
  for (const part of partsOf(paragraph, (one) => measureClusters(one) <= width)) {
    if (usedWidth + measureClusters(trimSpaces(part)) > width + 0.01 && usedWidth > 0) {
      lines.push([]);
      usedWidth = 0;
    }
    lines.at(-1)?.push(...part);
    usedWidth += measureClusters(part);
  }
  return lines;
}

/** Replaces emoji by a neutral character, because bidi-js only knows the first 65,536 code points. */
const levelsOf = (text: string) =>
  bidi.getEmbeddingLevels(text.replace(/[\u{1f000}-\u{1faff}]/gu, '\ufffc\ufffc'), 'auto');

function paragraphLines(document: Document, text: string, width: number, { font, size }: MixedStyle): Line[] {
  const levels = levelsOf(text);
  const paragraph = { text, levels, clusters: clustersOf(document, text, font, levels.levels) };
  const filledLines = fillLines(document, paragraph, width, size);
  const rtl = (paragraph.levels.paragraphs[0]?.level ?? 0) % 2 === 1;
  return filledLines.map((clusters) => {
    const runs = runsOf(document, paragraph, trimSpaces(clusters), size);
    const rooms = [font, ...runs.map((run) => run.font)].map((one) => lineMetrics(document, one));
    return {
      runs,
      width: widthOf(runs),
      ascent: Math.max(...rooms.map(({ ascent }) => ascent)) * size,
      descent: Math.max(...rooms.map(({ descent }) => descent)) * size,
      fromRight: rtl && filledLines.length > 1,
    };
  });
}

export function linesOf(document: Document, text: string, width: number, style: MixedStyle): Line[] {
  return text.split('\n').flatMap((paragraph) => paragraphLines(document, paragraph, width, style));
}

export function mixedHeight(document: Document, text: string, width: number, style: MixedStyle): number {
  return linesOf(document, text, width, style).reduce((sum, { ascent, descent }) => sum + ascent + descent, 0);
}

/** Stroke width in em that simulates bold in fonts with one weight. */
const BOLD = 0.03;

interface Place {
  x: number;
  y: number;
  width: number;
  align: 'left' | 'center' | 'right';
  color: string;
}

const shares = { left: 0, center: 0.5, right: 1 } as const;

export function writeMixed(document: Document, text: string, { x, y, width, align, color }: Place, style: MixedStyle) {
  let top = y;
  for (const line of linesOf(document, text, width, style)) {
    const side = align === 'left' && line.fromRight ? 'right' : align;
    let leftX = x + (width - line.width) * shares[side];
    for (const run of line.runs) {
      useFont(document, run.font);
      const span = spanOf(run);
      if (span) document.markContent('Span', span);
      const thicker = style.font === 'bold' && run.font !== 'bold';
      if (thicker) document.lineWidth(style.size * BOLD).strokeColor(color);
      document
        .fontSize(style.size)
        .fillColor(color)
        .text(run.text, leftX, top + line.ascent, {
          lineBreak: false,
          baseline: 'alphabetic',
          fill: true,
          stroke: thicker,
          ...scriptOf(run),
        });
      if (span) document.endMarkedContent();
      leftX += run.width;
    }
    top += line.ascent + line.descent;
  }
}
