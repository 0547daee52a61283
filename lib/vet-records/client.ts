import { collectionClient } from '@/lib/core/query/collection-client';
import type { VetRecordChange, VetRecordInput } from './schema';
import type { VetRecord } from './vet-record';

/** What a form sends; nothing but the words and the day is needed. */
export type NewVetRecord = Partial<VetRecordInput> & Pick<VetRecordInput, 'visitedOn' | 'description'>;

export const vetRecordsClient = collectionClient<VetRecord, NewVetRecord, VetRecordChange>('vet-records');
