import type { ShareKind } from '@/lib/overviews/sharing/vocabulary';

export type ReaderPart =
  | 'passport'
  | 'alerts'
  | 'vaccinations'
  | 'weight'
  | 'vitals'
  | 'visits'
  | 'documents'
  | 'today'
  | 'message'
  | 'about'
  | 'identification'
  | 'contacts'
  | 'insurance'
  | 'notes';

const health = ['vaccinations', 'weight', 'vitals', 'visits', 'documents'] as const;

/** By urgency for each kind of reader; parts that the link does not include are skipped. */
export const readerOrder: Record<ShareKind, readonly ReaderPart[]> = {
  vet: ['alerts', 'passport', ...health, 'notes', 'identification', 'about', 'contacts', 'insurance', 'today'],
  groomer: ['alerts', 'notes', 'passport', ...health, 'contacts', 'about', 'identification', 'insurance', 'today'],
  sitter: ['today', 'contacts', 'alerts', 'notes', 'passport', 'insurance', 'about', 'identification', ...health],
  finder: [
    'passport',
    'message',
    'contacts',
    'alerts',
    'about',
    'notes',
    'identification',
    'insurance',
    'today',
    ...health,
  ],
  other: ['passport', 'alerts', 'about', 'identification', ...health, 'today', 'contacts', 'insurance', 'notes'],
};
