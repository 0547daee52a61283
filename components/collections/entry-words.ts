'use client';

import { useRings } from '#page-context';
import { isFactPart, petFact } from '@/lib/core/config/paths';
import type { Attribution } from '@/lib/page-context/attribution';
import { isOnlyTyped, ONLY_TYPED, type Source } from '@/lib/page-context/source';

export interface EntryWord {
  href: string;
  /** Null in lists where one person typed everything. */
  source: Source | null;
}

type AttributedEntry = { id: string } & Partial<Attribution>;

export function useEntryWord(petId: string, collection: string, items: readonly Partial<Attribution>[]) {
  const isShared = useRings().length > 0;
  if (!isFactPart(collection)) return () => null;
  const showsAttribution = isShared || items.some(({ source }) => source && !isOnlyTyped(source));
  return ({ id, source }: AttributedEntry): EntryWord => ({
    href: petFact(petId, collection, id),
    source: showsAttribution ? (source ?? ONLY_TYPED) : null,
  });
}
