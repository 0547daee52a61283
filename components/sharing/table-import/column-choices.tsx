'use client';

import { useTranslations } from 'next-intl';
import type { MappedTable } from '@/lib/sharing/table-import/columns';
import { type Field, fieldsOf } from '@/lib/sharing/table-import/fields';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import { Choice } from './choice';

const SAMPLES = 3;

interface ColumnChoicesProps {
  kind: TableKind;
  table: MappedTable;
  onAssign: (index: number, field: Field | null) => void;
}

function samplesOf({ data }: MappedTable, index: number): string {
  const texts = data.flatMap(({ record }) => record[index] || []);
  return [...new Set(texts)].slice(0, SAMPLES).join(' · ');
}

export function ColumnChoices({ kind, table, onAssign }: ColumnChoicesProps) {
  const t = useTranslations('tableImport');
  const options = fieldsOf[kind].map((value) => ({ value, label: t(`fields.${value}`) }));
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {table.columns.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table have no id, and their order is fixed
        <li key={index}>
          <Choice<Field>
            label={table.headings[index] || t('columns.unnamed', { number: index + 1 })}
            hint={samplesOf(table, index)}
            value={field ?? ''}
            placeholder={t('columns.ignored')}
            options={options}
            onChoose={(value) => onAssign(index, value || null)}
          />
        </li>
      ))}
    </ul>
  );
}
