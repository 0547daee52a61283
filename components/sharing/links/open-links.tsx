'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { ReservedRoom } from '@/components/loading/reserved-room';
import { Skeleton } from '@/components/ui/skeleton';
import type { Share } from '@/lib/sharing/links/share';
import { ShareTicket } from './share-ticket';

interface OpenLinksProps {
  petName: string;
  list: Ref<HTMLUListElement>;
  shares: readonly Share[];
  sitterLinks: readonly ReactNode[];
  onOpen: (share: Share) => void;
}

export function OpenLinks({ petName, list, shares, sitterLinks, onOpen }: OpenLinksProps) {
  const t = useTranslations('sharing.list');
  const open = shares.filter(({ state }) => state === 'active');
  return (
    <section className="mt-7">
      <h2 className="text-xl">{t('title')}</h2>
      <ul ref={list} className="mt-3 grid gap-3">
        <ReservedRoom
          key={open[0]?.id}
          entry="share"
          room={
            <li>
              <Skeleton className="h-23 rounded-[1rem]" />
            </li>
          }
        >
          {open.length + sitterLinks.length === 0 ? (
            <li className="grid min-h-23 place-content-center rounded-[1rem] border-2 border-dashed border-line px-4 text-center text-muted">
              {t('empty')}
            </li>
          ) : null}
        </ReservedRoom>
        {sitterLinks}
        {open.map((share) => (
          <li key={share.id}>
            <ShareTicket petName={petName} share={share} onOpen={() => onOpen(share)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
