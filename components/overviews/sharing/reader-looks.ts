import { House, type IconNode, Scissors, Search, Stethoscope, UserRound } from 'lucide';
import type { ShareKind } from '@/lib/overviews/sharing/vocabulary';

/** Icon and colours of each reader; the class sets the variables of a cover. */
export const readerLooks: Record<ShareKind, { icon: IconNode; cover: string }> = {
  vet: { icon: Stethoscope, cover: 'cover-pine' },
  groomer: { icon: Scissors, cover: 'cover-plum' },
  sitter: { icon: House, cover: 'cover-honey' },
  finder: { icon: Search, cover: 'cover-clay' },
  other: { icon: UserRound, cover: 'cover-dusk' },
};
