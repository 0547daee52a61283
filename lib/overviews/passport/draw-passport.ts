import {
  alertBox,
  bulletList,
  codeFigure,
  factList,
  fittingSize,
  paragraph,
  sectionHeading,
} from '@/lib/core/pdf/blocks';
import {
  artifact,
  closePaper,
  element,
  ensureSpace,
  heightOf,
  ink,
  innerWidth,
  openPaper,
  type Paper,
  type PaperFormat,
  textElement,
  writeAt,
} from '@/lib/core/pdf/paper';
import { drawTable } from '@/lib/core/pdf/table';
import { guilloche } from './guilloche';
import type { PaperSection, PassportPaper } from './paper';
import type { PassportSize } from './vocabulary';

/** In points, 72 to an inch. */
const formats: Record<PassportSize, PaperFormat> = {
  a4: { width: 595.28, height: 841.89, margin: 48, text: 10, small: 8, heading: 12, title: 22 },
  a6: { width: 297.64, height: 419.53, margin: 22, text: 8, small: 6.5, heading: 9, title: 14 },
};

interface Drawing {
  size: PassportSize;
  language: string;
  photo: Buffer | null;
  at: Date;
}

function pattern(paper: Paper, height: number): void {
  const { width } = paper.format;
  artifact(paper, (document) => {
    document.lineWidth(0.4).strokeColor(ink.green, 0.16);
    for (const line of guilloche()) {
      line.forEach(([x, y], at) => {
        if (at === 0) document.moveTo(x * width, y * height);
        else document.lineTo(x * width, y * height);
      });
      document.stroke();
    }
  });
}

function head(paper: Paper, passport: PassportPaper, photo: Buffer | null): void {
  const { document, format, root } = paper;
  const { margin, text, small, title } = format;
  const photoWidth = photo ? innerWidth(paper) * 0.22 : 0;
  const photoHeight = photoWidth * 1.25;
  const gap = photo ? text * 1.4 : 0;
  const x = margin + photoWidth + gap;
  const width = innerWidth(paper) - photoWidth - gap;
  const size = fittingSize(paper, passport.title, width, [title, title * 0.8, title * 0.6, text], 3);
  const styles = {
    title: { font: 'bold', size, color: ink.green },
    kind: { size: text },
    notice: { font: 'bold', size: text, color: ink.danger },
  } as const;
  const heights = {
    title: heightOf(paper, passport.title, width, styles.title),
    kind: heightOf(paper, passport.kind, width, styles.kind),
    notice: heightOf(paper, passport.notice, width, styles.notice),
  };
  const words = heights.title + heights.kind + heights.notice + text;
  const tall = Math.max(photoHeight, words);
  pattern(paper, margin + tall + small * 5);
  const top = paper.y;
  if (photo) {
    const bbox = [margin, top, margin + photoWidth, top + photoHeight];
    const cover: [number, number] = [photoWidth, photoHeight];
    element(
      paper,
      root,
      'Figure',
      () => document.image(photo, margin, top, { cover, align: 'center', valign: 'center' }),
      { alt: passport.photoAlt, bbox },
    );
  }
  let y = top;
  textElement(paper, root, 'H1', passport.title, { x, y, width }, styles.title);
  y += heights.title + text * 0.3;
  textElement(paper, root, 'P', passport.kind, { x, y, width }, styles.kind);
  y += heights.kind + text * 0.5;
  textElement(paper, root, 'P', passport.notice, { x, y, width }, styles.notice);
  paper.y = top + tall + text;
  const across = { x: margin, width: innerWidth(paper) };
  artifact(paper, () =>
    passport.lines.forEach((line, at) => {
      // 44 letters of 0.6 em fill the width.
      const mono = across.width / (44 * 0.6);
      writeAt(
        paper,
        line,
        { ...across, y: paper.y + at * mono * 1.3, width: across.width + mono },
        { font: 'mono', size: mono * 0.99, color: ink.muted },
      );
    }),
  );
  paper.y += (across.width / (44 * 0.6)) * 2.6 + text * 1.2;
}

function section(paper: Paper, { number, title, facts, table, lists, note }: PaperSection): void {
  const { text, small } = paper.format;
  sectionHeading(paper, number, title, text * 4);
  if (facts) factList(paper, facts);
  if (table) drawTable(paper, table);
  for (const list of lists ?? []) bulletList(paper, list);
  if (note) paragraph(paper, note, { size: table ? small : text, color: ink.muted }, { after: text * 0.4 });
  paper.y += text * 0.6;
}

function code(paper: Paper, { url, alt, text: said }: NonNullable<PassportPaper['code']>): void {
  const { margin, text } = paper.format;
  const side = Math.min(innerWidth(paper), 110);
  ensureSpace(paper, side + text * 3);
  codeFigure(paper, { url, alt }, { x: margin, y: paper.y, side });
  paper.y += side;
  paragraph(paper, said, { size: text }, { after: text });
}

export function drawPassport(passport: PassportPaper, { size, language, photo, at }: Drawing): Promise<Buffer> {
  const paper = openPaper({ format: formats[size], title: passport.title, language, at });
  const { small, text } = paper.format;
  head(paper, passport, photo);
  for (const alert of passport.alerts) alertBox(paper, alert);
  for (const one of passport.sections) section(paper, one);
  if (passport.code) code(paper, passport.code);
  paragraph(paper, passport.explanation, { size: small, color: ink.muted }, { after: text });
  return closePaper(paper, (page, pages) => [passport.notice, passport.pageOf(page, pages)]);
}
