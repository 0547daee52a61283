'use client';

import { useTranslations } from 'next-intl';
import { useRings } from '#page-context';
import type { Attribution } from '@/lib/core/page-context/attribution';
import { FORMER_CARER, PersonRing } from './person-ring';

/** Who wrote an entry, where its pet has more than one person. */
export function WriterMark({ of: { createdBy } }: { of: Partial<Attribution> }) {
  const t = useTranslations('entries');
  const rings = useRings();
  if (rings.length === 0 || createdBy === undefined) return null;
  const ring = rings.find(({ id }) => id === createdBy?.id);
  return (
    <p className="entry-writer">
      <PersonRing person={ring ?? FORMER_CARER} size={24} />
      <bdi>{createdBy?.name ?? t('formerCarer')}</bdi>
    </p>
  );
}
