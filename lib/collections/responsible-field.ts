import { weekdayName } from '@/lib/core/time/dates';
import type { EntryField } from '@/lib/versions/entry-fields';
import { type Responsible, WEEK } from './responsible';

export function responsibleField<Item extends { responsible: Responsible }>(): EntryField<Item> {
  return {
    label: 'entries.responsible.label',
    show: ({ responsible }, { t, reader, nameOf }) => {
      const nameOfTurn = (member: string | null) =>
        member === null ? t('entries.responsible.anyone') : (nameOf(member) ?? t('entries.formerCarer'));
      if (responsible.length < WEEK) return nameOfTurn(responsible[0] ?? null);
      return responsible
        .map((member, index) => `${weekdayName(index + 1, reader.locale, 'short')}: ${nameOfTurn(member)}`)
        .join('\n');
    },
  };
}
