// npm run symbols: writes the Lucide icons listed in components/ui/icons.ts and our own marks into one file of symbols.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide';
import { iconNames } from '@/components/ui/icons';
import { markShapes } from '@/components/ui/mark-shapes';
import { root } from './prepare.mjs';

export const symbolsFile = join(root, 'components/ui/symbols.svg');

type LucideName = (typeof iconNames)[number];

const pascal = (name: LucideName) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

type Shape = readonly [string, Readonly<Record<string, unknown>>];

function symbol(name: string, shapes: readonly Shape[]): string {
  const drawnShapes = shapes.map(([shape, attributes]) => {
    const attributeTexts = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${shape}${attributeTexts.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawnShapes.join('')}</symbol>`;
}

function drawIcon(name: LucideName): string {
  const node = (lucide as unknown as Record<string, lucide.IconNode>)[pascal(name)];
  if (!node) throw new Error(`Lucide has no icon ${name}`);
  return symbol(name, node as readonly Shape[]);
}

const drawMarks = () =>
  Object.entries(markShapes).map(([name, paths]) =>
    symbol(
      name,
      paths.map((path): Shape => ['path', path]),
    ),
  );

export function drawSymbols(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${[...iconNames.map(drawIcon), ...drawMarks()].join('\n')}\n</svg>\n`;
}

if (process.argv[1]?.endsWith('symbols.ts')) writeFileSync(symbolsFile, drawSymbols());
