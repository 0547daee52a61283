import { formatMoney } from '@/lib/core/i18n/numbers';
import { dayField, type EntryFields, noteField, textField } from '@/lib/versions/entry-fields';
import type { VetRecord } from './vet-record';

export const vetRecordFields: EntryFields<VetRecord> = {
  visitedOn: dayField('visitedOn', 'vetRecords.visitedOn'),
  reason: textField('vetRecords.reason'),
  description: { label: 'vetRecords.description', joins: 'richText' },
  diagnosis: noteField('vetRecords.diagnosis'),
  followUpOn: dayField('followUpOn', 'vetRecords.followUpOn'),
  clinic: textField('vetRecords.clinic'),
  vetName: textField('vetRecords.vetName'),
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
};
