// npm run symbols: the icons that components/ui/icons.ts names, from Lucide into one file of symbols.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide';
import { type IconName, iconNames } from '@/components/ui/icons';
import { root } from './prepare.mjs';

export const symbolsFile = join(root, 'components/ui/symbols.svg');

const pascal = (name: IconName) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function draw(name: IconName): string {
  const node = (lucide as unknown as Record<string, lucide.IconNode>)[pascal(name)];
  if (!node) throw new Error(`Lucide has no icon ${name}`);
  const shapes = node.map(([shape, attributes]) => {
    const said = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${shape}${said.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

export function drawSymbols(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${iconNames.map(draw).join('\n')}\n</svg>\n`;
}

if (process.argv[1]?.endsWith('symbols.ts')) writeFileSync(symbolsFile, drawSymbols());
