import 'server-only';
import { createQrCode } from '../media/qr-code';
import {
  artifact,
  drawGroup,
  element,
  ensureSpace,
  heightOf,
  ink,
  innerWidth,
  type Paper,
  type Style,
  textElement,
} from './paper';

/** @param after space below the paragraph, in points */
export function paragraph(paper: Paper, text: string, style: Style, { type = 'P', after = 0, into = paper.root } = {}) {
  const width = innerWidth(paper);
  const height = heightOf(paper, text, width, style);
  ensureSpace(paper, height);
  textElement(paper, into, type, text, { x: paper.column.x, y: paper.y, width }, style);
  paper.y += height + after;
}

export function fittingSize(paper: Paper, text: string, width: number, sizes: readonly number[], lines: number) {
  const fits = (size: number) =>
    heightOf(paper, text, width, { font: 'bold', size }) <=
    lines * heightOf(paper, 'X', width, { font: 'bold', size }) + 1;
  return sizes.find(fits) ?? sizes.at(-1) ?? 12;
}

const NUMBER = 1.9;

export function sectionHeading(paper: Paper, number: string, title: string, below: number): void {
  const { heading } = paper.format;
  const style = { font: 'display', size: heading, color: ink.green } as const;
  const numberStyle = { font: 'mono', size: heading * 0.8, color: ink.green } as const;
  const indent = heading * (0.6 + number.length * 0.5 + (number.length < 4 ? NUMBER - 1 : 0.4));
  const width = innerWidth(paper) - indent;
  const height = heightOf(paper, title, width, style);
  ensureSpace(paper, heading + height + below);
  const { x } = paper.column;
  rule(paper, { weight: 0.9, color: ink.green });
  paper.y += heading * 0.45;
  const { y } = paper;
  drawGroup(paper, paper.root, 'H2', (headingElement) => {
    const lower = heightOf(paper, 'X', width, style) * 0.5 - heightOf(paper, 'X', width, numberStyle) * 0.5;
    textElement(paper, headingElement, 'Span', `${number} `, { x, y: y + lower, width: indent }, numberStyle);
    textElement(paper, headingElement, 'Span', title, { x: x + indent, y, width }, style);
  });
  paper.y += height + heading * 0.45;
}

export function rule(paper: Paper, { weight = 0.5, color = ink.line as string } = {}): void {
  const { y, column } = paper;
  artifact(paper, (document) =>
    document
      .moveTo(column.x, y)
      .lineTo(column.x + column.width, y)
      .lineWidth(weight)
      .stroke(color),
  );
}

export function factList(paper: Paper, facts: readonly { label: string; value: string }[]): void {
  const { text, small } = paper.format;
  const { x } = paper.column;
  const labelWidth = innerWidth(paper) * 0.3;
  const valueAt = x + labelWidth + text;
  const valueWidth = innerWidth(paper) - labelWidth - text;
  const [labelStyle, valueStyle] = [{ size: (text + small) / 2, color: ink.muted }, { size: text }];
  drawGroup(paper, paper.root, 'L', (list) => {
    for (const { label, value } of facts) {
      const height = Math.max(
        heightOf(paper, label, labelWidth, labelStyle),
        heightOf(paper, value, valueWidth, valueStyle),
      );
      ensureSpace(paper, height);
      const { y } = paper;
      drawGroup(paper, list, 'LI', (item) => {
        textElement(paper, item, 'Lbl', label, { x, y, width: labelWidth }, labelStyle);
        textElement(paper, item, 'LBody', value, { x: valueAt, y, width: valueWidth }, valueStyle);
      });
      paper.y += height + text * 0.35;
    }
  });
}

export function bulletList(paper: Paper, { title, items }: { title: string; items: readonly string[] }): void {
  const { text } = paper.format;
  const { x } = paper.column;
  const indent = text;
  const width = innerWidth(paper) - indent;
  ensureSpace(paper, text * 4);
  paragraph(paper, title, { font: 'bold', size: text }, { type: 'H3', after: text * 0.2 });
  drawGroup(paper, paper.root, 'L', (list) => {
    for (const item of items) {
      const height = heightOf(paper, item, width, { size: text });
      ensureSpace(paper, height);
      const { y } = paper;
      drawGroup(paper, list, 'LI', (line) => {
        textElement(paper, line, 'Lbl', '•', { x, y, width: indent }, { size: text });
        textElement(paper, line, 'LBody', item, { x: x + indent, y, width }, { size: text });
      });
      paper.y += height + text * 0.15;
    }
  });
  paper.y += text * 0.4;
}

export function alertBox(paper: Paper, text: string): void {
  const { text: size } = paper.format;
  const style = { font: 'bold', size, color: ink.danger } as const;
  const sign = size * 1.5;
  const inner = innerWidth(paper) - 2 * size - sign;
  const height = heightOf(paper, text, inner, style);
  ensureSpace(paper, height + 1.4 * size);
  const { y } = paper;
  const { x } = paper.column;
  artifact(paper, (document) => {
    document
      .roundedRect(x, y, innerWidth(paper), height + 1.4 * size, 6)
      .lineWidth(1.1)
      .fillAndStroke('#ffffff', ink.danger);
    const [leftX, top] = [x + size, y + 0.8 * size];
    document
      .moveTo(leftX + size / 2, top)
      .lineTo(leftX + size, top + size * 0.88)
      .lineTo(leftX, top + size * 0.88)
      .closePath()
      .lineJoin('round')
      .stroke(ink.danger);
    document
      .moveTo(leftX + size / 2, top + size * 0.34)
      .lineTo(leftX + size / 2, top + size * 0.6)
      .stroke(ink.danger);
    document.circle(leftX + size / 2, top + size * 0.73, size * 0.05).fill(ink.danger);
  });
  textElement(paper, paper.root, 'P', text, { x: x + size + sign, y: y + 0.7 * size, width: inner }, style);
  paper.y += height + size * 2;
}

export function codeFigure(
  paper: Paper,
  code: { url: string; alt: string },
  at: { x: number; y: number; side: number },
  level: 'M' | 'L' = 'M',
) {
  const { size, runs } = createQrCode(code.url, level);
  const unit = at.side / size;
  const bbox = [at.x, at.y, at.x + at.side, at.y + at.side];
  paper.boxes.push({ page: paper.page, ...at, width: at.side, height: at.side });
  const drawIcon = () => {
    for (const { x, y, width } of runs) paper.document.rect(at.x + x * unit, at.y + y * unit, width * unit, unit);
    paper.document.fill('#000000');
  };
  element(paper, paper.root, 'Figure', drawIcon, { alt: code.alt, bbox });
}
