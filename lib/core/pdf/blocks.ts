import 'server-only';
import { qrCode } from '../media/qr-code';
import {
  artifact,
  element,
  ensureSpace,
  group,
  heightOf,
  ink,
  innerWidth,
  type Paper,
  type Style,
  textElement,
} from './paper';

/** @param after points */
export function paragraph(paper: Paper, text: string, style: Style, { type = 'P', after = 0, into = paper.root } = {}) {
  const width = innerWidth(paper);
  const height = heightOf(paper, text, width, style);
  ensureSpace(paper, height);
  textElement(paper, into, type, text, { x: paper.format.margin, y: paper.y, width }, style);
  paper.y += height + after;
}

export function fittingSize(paper: Paper, text: string, width: number, sizes: readonly number[], lines: number) {
  const fits = (size: number) =>
    heightOf(paper, text, width, { font: 'bold', size }) <=
    lines * heightOf(paper, 'X', width, { font: 'bold', size }) + 1;
  return sizes.find(fits) ?? sizes.at(-1) ?? 12;
}

export function sectionHeading(paper: Paper, number: string, title: string, below: number): void {
  const { margin, heading } = paper.format;
  const style = { font: 'bold', size: heading, color: ink.green } as const;
  const width = innerWidth(paper);
  const height = heightOf(paper, `${number}  ${title}`, width, style);
  const begun = ensureSpace(paper, heading + height + below);
  if (!begun) paper.y += heading * 0.6;
  const { y } = paper;
  artifact(paper, (document) =>
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.75)
      .stroke(ink.green),
  );
  paper.y += heading * 0.4;
  textElement(paper, paper.root, 'H2', `${number}  ${title}`, { x: margin, y: paper.y, width }, style);
  paper.y += height + heading * 0.3;
}

export function factList(paper: Paper, facts: readonly { label: string; value: string }[]): void {
  const { margin, text, small } = paper.format;
  const labelWidth = innerWidth(paper) * 0.32;
  const valueAt = margin + labelWidth + text;
  const valueWidth = innerWidth(paper) - labelWidth - text;
  const [labelStyle, valueStyle] = [{ size: (text + small) / 2, color: ink.muted }, { size: text }];
  group(paper, paper.root, 'L', (list) => {
    for (const { label, value } of facts) {
      const height = Math.max(
        heightOf(paper, label, labelWidth, labelStyle),
        heightOf(paper, value, valueWidth, valueStyle),
      );
      ensureSpace(paper, height);
      const { y } = paper;
      group(paper, list, 'LI', (item) => {
        textElement(paper, item, 'Lbl', label, { x: margin, y, width: labelWidth }, labelStyle);
        textElement(paper, item, 'LBody', value, { x: valueAt, y, width: valueWidth }, valueStyle);
      });
      paper.y += height + text * 0.35;
    }
  });
}

export function bulletList(paper: Paper, { title, items }: { title: string; items: readonly string[] }): void {
  const { margin, text } = paper.format;
  const indent = text;
  const width = innerWidth(paper) - indent;
  ensureSpace(paper, text * 4);
  paragraph(paper, title, { font: 'bold', size: text }, { type: 'H3', after: text * 0.2 });
  group(paper, paper.root, 'L', (list) => {
    for (const item of items) {
      const height = heightOf(paper, item, width, { size: text });
      ensureSpace(paper, height);
      const { y } = paper;
      group(paper, list, 'LI', (line) => {
        textElement(paper, line, 'Lbl', '•', { x: margin, y, width: indent }, { size: text });
        textElement(paper, line, 'LBody', item, { x: margin + indent, y, width }, { size: text });
      });
      paper.y += height + text * 0.15;
    }
  });
  paper.y += text * 0.4;
}

export function alertBox(paper: Paper, text: string): void {
  const { margin, text: size } = paper.format;
  const style = { font: 'bold', size, color: ink.danger } as const;
  const inner = innerWidth(paper) - 2 * size;
  const height = heightOf(paper, text, inner, style);
  ensureSpace(paper, height + size);
  const { y } = paper;
  artifact(paper, (document) =>
    document
      .roundedRect(margin, y, innerWidth(paper), height + size, 4)
      .lineWidth(1.25)
      .stroke(ink.danger),
  );
  textElement(paper, paper.root, 'P', text, { x: margin + size, y: y + size / 2, width: inner }, style);
  paper.y += height + size * 1.6;
}

export function codeFigure(
  paper: Paper,
  code: { url: string; alt: string },
  at: { x: number; y: number; side: number },
) {
  const { size, runs } = qrCode(code.url);
  const unit = at.side / size;
  const bbox = [at.x, at.y, at.x + at.side, at.y + at.side];
  const draw = () => {
    for (const { x, y, width } of runs) paper.document.rect(at.x + x * unit, at.y + y * unit, width * unit, unit);
    paper.document.fill('#000000');
  };
  element(paper, paper.root, 'Figure', draw, { alt: code.alt, bbox });
}
