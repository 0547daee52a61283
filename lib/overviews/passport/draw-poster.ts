import { type SheetSize, sheetSizes } from '@/lib/core/i18n/sheet-size';
import { codeFigure, fittingSize, paragraph } from '@/lib/core/pdf/blocks';
import {
  closePaper,
  element,
  heightOf,
  ink,
  innerWidth,
  openPaper,
  type PaperFormat,
  textElement,
} from '@/lib/core/pdf/paper';
import type { Poster } from './poster';

const format: Omit<PaperFormat, 'width' | 'height'> = {
  margin: 42,
  text: 15,
  small: 9,
  cell: 12,
  heading: 20,
  title: 64,
};
const PHOTO = { tallest: 330, least: 150 };
const CODE_SIDE = 150;

interface Drawing {
  sheet?: SheetSize;
  language: string;
  photo: Buffer | null;
  at: Date;
  foot: string;
}

export function drawPoster(poster: Poster, { sheet = 'a4', language, photo, at, foot }: Drawing): Promise<Buffer> {
  const paper = openPaper({ format: { ...format, ...sheetSizes[sheet] }, title: poster.title, language, at });
  const { document, root } = paper;
  const { margin, text, title } = format;
  const width = innerWidth(paper);
  const centredText = { align: 'center', font: 'bold' } as const;
  const nameSize = fittingSize(paper, poster.name, width, [title * 0.75, 32, 22, 14], 2);

  paragraph(paper, poster.lost.toUpperCase(), { ...centredText, size: title, color: ink.danger }, { type: 'H1' });
  const foot2 = paper.format.height - margin - CODE_SIDE - 24;
  const posterText = [poster.kind, poster.since ?? '', ...poster.paragraphs].join('\n');
  const size = [text, 13, 11, 9, 7.5, 6.5].find(
    (one) => heightOf(paper, posterText, width, { size: one }) < foot2 - paper.y - 2 * nameSize * 1.3 - PHOTO.least,
  );
  const body = { align: 'center', size: size ?? 6 } as const;
  const nameHeight = heightOf(paper, poster.name, width, { ...centredText, size: nameSize });
  const wordsHeight = heightOf(paper, posterText, width, body) + poster.paragraphs.length * 4 + 24;
  if (photo) {
    const height = Math.max(PHOTO.least, Math.min(PHOTO.tallest, foot2 - paper.y - nameHeight - wordsHeight - 16));
    const y = paper.y + 4;
    const bbox = [margin, y, margin + width, y + height];
    const drawPhoto = () =>
      document.image(photo, margin, y, { fit: [width, height], align: 'center', valign: 'center' });
    element(paper, root, 'Figure', drawPhoto, { alt: poster.photoAlt, bbox });
    paper.y += height + 10;
  }
  paragraph(paper, poster.name, { ...centredText, size: nameSize }, { type: 'H2', after: 2 });
  paragraph(paper, poster.kind, body, { after: 4 });
  if (poster.since) paragraph(paper, poster.since, { ...body, font: 'bold' }, { after: 6 });
  for (const one of poster.paragraphs) paragraph(paper, one, body, { after: 4 });

  const codeAt = { x: margin, y: foot2, side: CODE_SIDE };
  codeFigure(paper, poster.code, codeAt);
  const beside = { x: margin + CODE_SIDE + 16, y: foot2 + 14, width: width - CODE_SIDE - 16 };
  const call = fittingSize(paper, poster.call, beside.width, [20, 17, 14, 11, 8], 5);
  textElement(paper, root, 'P', poster.call, beside, { font: 'bold', size: call });
  return closePaper(paper, () => ['', foot]);
}
