'use client';

import { useRings } from '#page-context';
import { isFactPart, petFact } from '@/lib/core/config/paths';
import type { Attribution } from '@/lib/page-context/attribution';
import { isOnlyTyped, ONLY_TYPED, type Source } from '@/lib/page-context/source';

/** Whose word an entry is, and the page that tells how it came to be. */
export interface EntryWord {
  href: string;
  /** Null in a list where all was typed by one person. */
  source: Source | null;
}

type Told = { id: string } & Partial<Attribution>;

/** @returns the word of an entry of this list; null of what is no fact of the health record */
export function useEntryWord(petId: string, collection: string, items: readonly Partial<Attribution>[]) {
  const isShared = useRings().length > 0;
  if (!isFactPart(collection)) return () => null;
  const isTold = isShared || items.some(({ source }) => source && !isOnlyTyped(source));
  return ({ id, source }: Told): EntryWord => ({
    href: petFact(petId, collection, id),
    source: isTold ? (source ?? ONLY_TYPED) : null,
  });
}
