import type { ReactNode } from 'react';
import { SitterDay } from './sitter-day';
import { SitterName } from './sitter-name';
import type { SitterPageProps } from './sitter-page-props';

interface SitterBodyProps extends SitterPageProps {
  isRenaming: boolean;
  codes: ReactNode;
}

export function SitterBody({ isRenaming, codes, ...page }: SitterBodyProps) {
  const { allows, sitter } = page.stay;
  const asksName = allows.length > 0 && (sitter === null || isRenaming);
  return asksName ? <SitterName {...page} /> : <SitterDay codes={codes} {...page} />;
}
