import type { ShareKind } from '@/lib/sharing/vocabulary';

/** What each reader needs first: a vet the chip, a groomer what to mind, a sitter whom to call. */
export const readerOrder = {
  vet: ['identification', 'about', 'notes', 'contacts', 'insurance'],
  groomer: ['notes', 'contacts', 'about', 'identification', 'insurance'],
  sitter: ['contacts', 'notes', 'insurance', 'about', 'identification'],
  other: ['about', 'identification', 'contacts', 'insurance', 'notes'],
} as const satisfies Record<ShareKind, readonly string[]>;
