'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyDialog } from '@/components/loading/lazy-part';
import { ReaderTile } from '@/components/sharing/links/reader-tile';
import type { StayStart } from '@/lib/sharing/stays/desk';

const StaySheet = lazyDialog(async () => (await import('./stay-sheet')).StaySheet);

interface SitterTileProps {
  petName: string;
  start: StayStart;
}

export function SitterTile({ petName, start }: SitterTileProps) {
  const t = useTranslations('sharing.life');
  const [isOpen, open] = useState(false);
  return (
    <>
      <ReaderTile
        kind="sitter"
        petName={petName}
        life={t('sitter')}
        isMaking={false}
        isChosen={isOpen}
        onChoose={() => open(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <StaySheet start={start} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
