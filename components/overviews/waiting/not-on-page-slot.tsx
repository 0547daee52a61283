'use client';

import { Suspense } from 'react';
import { useWaiting } from '@/components/collections/use-waiting';
import { lazyExtra } from '@/components/loading/lazy-part';
import type { PetType } from '@/lib/records/pets/vocabulary';

const NotOnPageCard = lazyExtra(
  async () => (await import(/* webpackChunkName: "kept-not-on-page" */ './not-on-page-card')).NotOnPageCard,
);

interface NotOnPageSlotProps {
  petId: string;
  petType: PetType;
  reads: readonly string[] | undefined;
}

export function NotOnPageSlot({ petId, petType, reads }: NotOnPageSlotProps) {
  const isRead = (collection: string) => reads === undefined || reads.includes(collection);
  const own = useWaiting().entries.filter((entry) => entry.petId === petId && isRead(entry.collection));
  return own.length > 0 ? (
    <Suspense fallback={null}>
      <NotOnPageCard petType={petType} entries={own} />
    </Suspense>
  ) : null;
}
