import type { IconName } from '@/components/ui/icons';
import { isPicture } from '@/lib/records/documents/document';
import { isVisit, type RecordEntry } from '@/lib/records/vet-records/timeline';

export function recordIcon(entry: RecordEntry): IconName {
  if (isVisit(entry)) return 'stethoscope';
  if (entry.of === 'pet') return entry.documents.every(isPicture) ? 'image' : 'file-text';
  return ({ vaccination: 'syringe', medication: 'pill', expense: 'wallet' } as const)[entry.of];
}
