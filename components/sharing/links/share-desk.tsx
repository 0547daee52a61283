'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useRowFocus } from '@/components/collections/row-focus';
import type { Share } from '@/lib/sharing/links/share';
import { EndedLinks } from './ended-links';
import { OpenLinks } from './open-links';
import { PassAside, PassScreen } from './pass';
import type { PassPet } from './pass-pet';
import { ReaderTiles } from './reader-tiles';
import { useMadeShare } from './use-made-share';

const WIDE = '(min-width: 64rem)';

function subscribeToWidth(listener: () => void) {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const useIsWide = () =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );

interface ShareDeskProps {
  pet: PassPet;
  shares: readonly Share[];
  sitterTile: ReactNode;
  sitterLinks: readonly ReactNode[];
  children: ReactNode;
}

export function ShareDesk({ pet, shares, sitterTile, sitterLinks, children }: ShareDeskProps) {
  const t = useTranslations('sharing.pass');
  const router = useRouter();
  const isWide = useIsWide();
  const [openedShare, open] = useState<{ share: Share; isNew: boolean } | null>(null);
  const showShare = (share: Share, isNew: boolean) => {
    open({ share, isNew });
    if (isNew) router.refresh();
  };
  const { making, make } = useMadeShare(pet.id, (share) => showShare(share, true));
  const changeShare = (share: Share) => {
    open((before) => ({ share, isNew: before?.isNew ?? false }));
    router.refresh();
  };
  const rows = useRowFocus(shares.flatMap(({ id, state }) => (state === 'active' ? [id] : [])));
  const closeShare = () => open(null);
  const stopShare = () => {
    if (openedShare) rows.leave(openedShare.share.id);
    closeShare();
  };
  const pass = openedShare && { pet, ...openedShare, onChange: changeShare, onStop: stopShare };
  return (
    <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:items-start">
      <div className="min-w-0">
        {children}
        <ReaderTiles
          petName={pet.name}
          sitter={sitterTile}
          making={making}
          chosen={isWide && openedShare?.isNew ? openedShare.share.kind : null}
          onChoose={(kind) => void make(kind)}
        />
        <OpenLinks
          petName={pet.name}
          list={rows.list}
          shares={shares}
          sitterLinks={sitterLinks}
          onOpen={(share) => showShare(share, false)}
        />
        <EndedLinks pet={pet} shares={shares} onRenew={changeShare} />
      </div>
      <div className="sticky top-8 mt-8 hidden lg:block">
        {isWide && pass ? (
          <PassAside key={pass.share.id} {...pass} />
        ) : (
          <p className="grid min-h-96 place-content-center rounded-[1.375rem] border-2 border-dashed border-line p-8 text-center text-muted">
            {t('place')}
          </p>
        )}
      </div>
      {!isWide && pass ? <PassScreen key={pass.share.id} {...pass} onClose={closeShare} /> : null}
    </div>
  );
}
