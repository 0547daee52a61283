import { vetRecords } from '@/lib/collections/columns/vet-records';
import { comparedFields } from '@/lib/collections/compared-fields';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { noteField } from '@/lib/versions/entry-fields';
import type { VetRecord } from './vet-record';

export const vetRecordFields = comparedFields<VetRecord>('vetRecords', vetRecords, {
  description: { label: 'vetRecords.description', joins: 'richText' },
  diagnosis: noteField('vetRecords.diagnosis'),
  costCents: {
    label: 'vetRecords.cost',
    with: ['currency'],
    show: ({ costCents, currency }, { reader }) =>
      costCents === null || currency === null ? null : formatMoney(costCents, currency, reader.locale),
  },
  documentLinks: {
    label: 'vetRecords.links',
    show: ({ documentLinks }) => documentLinks.join('\n') || null,
  },
});
