'use client';

import { DocumentSection } from '@/components/records/documents/document-section';
import type { VetRecordEntry } from '@/lib/records/vet-records/vet-record';
import { FollowUp } from './follow-up';
import { VetRecordText } from './vet-record-row';

interface VetRecordMoreProps {
  petId: string;
  record: VetRecordEntry;
  name: string;
}

export function VetRecordMore({ petId, record, name }: VetRecordMoreProps) {
  return (
    <>
      <VetRecordText record={record} />
      <FollowUp petId={petId} record={record} name={name} />
      <DocumentSection petId={petId} parent={{ vetRecordId: record.id }} documents={record.documents} name={name} />
    </>
  );
}
