import type { IconName } from './icons';
import symbols from './symbols.svg';

export function symbolOf(name: IconName): string {
  return `${symbols.src}#${name}`;
}
