import { ink } from '@/lib/core/pdf/paper';

type Document = PDFKit.PDFDocument;

interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Control point offset of a curve that approximates half a sine. */
const HANDLE = 0.4244;
const PEAK = 4 / 3;
const HALF = 34;
const STEP = 6;
const TURNS = 36;

export function drawWaves(document: Document, { x, y, width, height }: Field, opacity = 0.14): void {
  document.save().rect(x, y, width, height).clip();
  document.lineWidth(0.4).strokeColor(ink.green, opacity);
  for (let line = 0; line * STEP < height + 2 * STEP; line += 1) {
    const swing = 9 * Math.cos((line * Math.PI) / 7);
    const level = y + line * STEP - STEP;
    document.moveTo(x, level);
    for (let half = 0; half * HALF < width; half += 1) {
      const from = x + half * HALF;
      const top = level + (half % 2 === 0 ? -swing : swing) * PEAK;
      document.bezierCurveTo(from + HALF * HANDLE, top, from + HALF * (1 - HANDLE), top, from + HALF, level);
    }
  }
  document.stroke();
  document.restore();
}

export function rosette(document: Document, { x, y }: { x: number; y: number }, radius: number): void {
  document.lineWidth(0.5).strokeColor(ink.apricot, 0.38);
  for (let turn = 0; turn < TURNS; turn += 1) {
    document.save();
    document.rotate((turn * 360) / TURNS, { origin: [x, y] });
    document.ellipse(x + radius * 0.56, y, radius * 0.44, radius * 0.24).stroke();
    document.restore();
  }
}

export function drawMark(document: Document, { x, y }: { x: number; y: number }, height: number): void {
  const width = height * 0.8;
  document.roundedRect(x, y, width, height, height * 0.14).fill(ink.green);
  const [leftX, top] = [x + width * 0.56, y + height * 0.5];
  const unit = height * 0.085;
  document.ellipse(leftX, top + unit * 1.3, unit * 1.7, unit * 1.4);
  for (const [dx, dy] of [
    [-2.2, -0.2],
    [-0.8, -1.5],
    [0.8, -1.5],
    [2.2, -0.2],
  ] as const)
    document.circle(leftX + dx * unit, top + dy * unit, unit * 0.75);
  document.fill('#ffffff');
}
