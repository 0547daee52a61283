import { FileText, type IconNode, Image, Pill, Stethoscope, Syringe } from 'lucide';
import { isPicture } from '@/lib/records/documents/document';
import { isVisit, type RecordEntry } from '@/lib/records/vet-records/timeline';

/** Of the kind of an entry. */
export function recordIcon(entry: RecordEntry): IconNode {
  if (isVisit(entry)) return Stethoscope;
  if (entry.of === 'pet') return entry.documents.every(isPicture) ? Image : FileText;
  return entry.of === 'vaccination' ? Syringe : Pill;
}
