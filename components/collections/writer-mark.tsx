'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRings } from '#page-context';
import { FORMER_CARER, PersonRing } from '@/components/ornaments/person-ring';
import type { Attribution } from '@/lib/page-context/attribution';

interface WriterMarkProps {
  of: Partial<Attribution>;
  children?: ReactNode;
}

export function WriterMark({ of: { createdBy }, children }: WriterMarkProps) {
  const t = useTranslations('entries');
  const rings = useRings();
  const isNamed = rings.length > 0 && createdBy !== undefined;
  if (!isNamed && !children) return null;
  const ring = rings.find(({ id }) => id === createdBy?.id);
  return (
    <div className="entry-writer">
      {isNamed ? (
        <span>
          <PersonRing person={ring ?? FORMER_CARER} size={24} />
          <bdi>{createdBy?.name ?? t('formerCarer')}</bdi>
        </span>
      ) : null}
      {children}
    </div>
  );
}
