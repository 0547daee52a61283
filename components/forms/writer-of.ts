'use client';

import { useTranslations } from 'next-intl';
import { useRings } from '#page-context';
import type { Attribution } from '@/lib/page-context/attribution';
import type { Ring } from '@/lib/page-context/ring';

export interface OtherWriter {
  ring: Ring | undefined;
  isReader: boolean;
  name: string;
}

export function useWriterOf(): (entry: Partial<Attribution>) => OtherWriter {
  const t = useTranslations('entries');
  const rings = useRings();
  return ({ updatedBy }) => {
    const ring = rings.find(({ id }) => id === updatedBy?.id);
    // A pet's own fields do not record their writer.
    const somebody = t(updatedBy === undefined ? 'somebody' : 'formerCarer');
    return { ring, isReader: rings.length === 0 || ring?.isReader === true, name: updatedBy?.name ?? somebody };
  };
}
