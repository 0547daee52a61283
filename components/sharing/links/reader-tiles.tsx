'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { type NewShareKind, newShareKinds, readerLifetimes, type ShareKind } from '@/lib/sharing/links/vocabulary';
import { ReaderTile } from './reader-tile';

interface ReaderTilesProps {
  petName: string;
  sitter: ReactNode;
  /** Reader whose link is being created. */
  making: NewShareKind | null;
  /** Reader whose link was just created, on wide screens. */
  chosen: ShareKind | null;
  onChoose: (kind: NewShareKind) => void;
}

const half = 'sm:col-span-3';
const third = 'sm:col-span-2';

export function ReaderTiles({ petName, sitter, making, chosen, onChoose }: ReaderTilesProps) {
  const t = useTranslations('sharing.life');
  const [first, wide] = sitter === null ? [half, ''] : [third, 'col-span-2 max-[21rem]:col-span-1'];
  const place = { vet: first, groomer: first, finder: half, other: cn(half, wide) };
  const tiles = newShareKinds.map((kind) => (
    <li key={kind} className={place[kind]}>
      <ReaderTile
        kind={kind}
        petName={petName}
        life={t(readerLifetimes[kind])}
        isMaking={making === kind}
        isChosen={chosen === kind}
        onChoose={making === null ? () => onChoose(kind) : null}
      />
    </li>
  ));
  const beforeFinder = newShareKinds.indexOf('finder');
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1 sm:grid-cols-6">
      {tiles.slice(0, beforeFinder)}
      {sitter === null ? null : <li className={third}>{sitter}</li>}
      {tiles.slice(beforeFinder)}
    </ul>
  );
}
