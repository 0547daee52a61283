import { seal } from '@/components/ui/mark-shapes';
import type { SourceKind } from '@/lib/sharing/signed-passport/facts';
import { drawing } from './dom';

const pencil = 'M5 17.5V20h2.500L17 10.500 14.500 8zM4 22h16';
const scan = 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8 9h8m-8 3h8m-8 3h5';
const tray = 'M12 3v10m-4-4 4 4 4-4M4 15v5h16v-5';

const shapes: Record<SourceKind, string> = {
  confirmed: seal,
  proposed: seal,
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  imported: tray,
  read: scan,
  typed: pencil,
  owner: pencil,
  carer: pencil,
  other: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
};

export function markOf(kind: SourceKind): SVGElement {
  const mark = drawing('svg', { viewBox: '0 0 24 24', class: `mark ${kind}`, 'aria-hidden': 'true' });
  mark.append(drawing('path', { d: shapes[kind], class: 'shape' }));
  if (kind === 'confirmed') mark.append(drawing('path', { d: 'M8 12.500l3 3 5.500-6', class: 'check' }));
  return mark;
}

export type StampKind = 'genuine' | 'old' | 'misdated' | 'changed' | 'unknown' | 'revoked';

const outlines: Record<StampKind, () => SVGElement[]> = {
  genuine: () => [ring(88, 4), ring(60, 1.5)],
  old: () => [ring(88, 4, '9 5'), ring(60, 1.5)],
  misdated: () => [ring(88, 4, '9 5'), ring(60, 1.5)],
  changed: () => [ring(88, 3), ring(82, 3), ring(60, 1.5)],
  unknown: () => [drawing('path', { d: 'M10 92 52 18h88l42 74-42 74H52z', 'stroke-width': 4 })],
  revoked: () => [
    drawing('rect', { x: 8, y: 22, width: 176, height: 140, rx: 14, 'stroke-width': 4 }),
    drawing('rect', { x: 15, y: 29, width: 162, height: 126, rx: 9, 'stroke-width': 1.5 }),
  ],
};

function ring(radius: number, width: number, dashes = ''): SVGElement {
  return drawing('circle', { cx: 96, cy: 92, r: radius, 'stroke-width': width, 'stroke-dasharray': dashes });
}

export function stampOf(kind: StampKind, [above, main, below]: readonly [string, string, string]): SVGElement {
  const line = (text: string, y: number, className: string) =>
    drawing('text', { x: 96, y, 'text-anchor': 'middle', class: className }, text);
  const turnedOutline = drawing('g', { transform: 'rotate(-5 96 92)' }, ...outlines[kind]());
  turnedOutline.append(
    line(above, 70, 'small'),
    line(main, 98, main.length > 7 ? 'main long' : 'main'),
    line(below, 120, 'small'),
  );
  return drawing('svg', { viewBox: '0 0 192 184', class: 'stamp', 'aria-hidden': 'true' }, turnedOutline);
}
