import type { IconName } from '@/components/ui/icons';
import type { ShareKind } from '@/lib/sharing/links/vocabulary';

export const readerLooks: Record<ShareKind, { icon: IconName; cover: string }> = {
  vet: { icon: 'stethoscope', cover: 'cover-pine' },
  groomer: { icon: 'scissors', cover: 'cover-plum' },
  sitter: { icon: 'house', cover: 'cover-honey' },
  finder: { icon: 'search', cover: 'cover-clay' },
  other: { icon: 'user-round', cover: 'cover-dusk' },
};
