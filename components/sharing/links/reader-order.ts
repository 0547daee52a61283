import type { ShareKind } from '@/lib/sharing/links/vocabulary';

export type ReaderPart =
  | 'alerts'
  | 'symptoms'
  | 'vaccinations'
  | 'weight'
  | 'vitals'
  | 'measures'
  | 'visits'
  | 'labReports'
  | 'documents'
  | 'today'
  | 'about'
  | 'identification'
  | 'contacts'
  | 'insurance'
  | 'notes';

const health = [
  'symptoms',
  'vaccinations',
  'weight',
  'vitals',
  'measures',
  'visits',
  'labReports',
  'documents',
] as const;

export const readerOrder: Record<Exclude<ShareKind, 'vet'>, readonly ReaderPart[]> = {
  groomer: ['alerts', 'notes', ...health, 'identification', 'insurance', 'today'],
  sitter: ['alerts', 'insurance', 'about', 'identification', ...health],
  finder: ['contacts', 'alerts', 'notes', 'about', 'identification', 'insurance', 'today', ...health],
  other: ['alerts', 'about', 'identification', ...health, 'today', 'contacts', 'insurance', 'notes'],
};
