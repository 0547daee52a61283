'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { currencies } from '@/lib/core/i18n/currencies';
import { weightUnits } from '@/lib/core/i18n/units';
import { dateOrders } from '@/lib/core/tables/dates';
import { appointmentKinds } from '@/lib/records/appointments/vocabulary';
import { treatmentKinds } from '@/lib/records/treatments/vocabulary';
import type { TableKind } from '@/lib/sharing/table-import/kinds';
import { Choice } from './choice';
import type { useMapping } from './use-table';

interface MissingValuesProps {
  kind: TableKind;
  mapping: ReturnType<typeof useMapping>;
}

const asOptions = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

function KindChoice({ kind, mapping: { choices, choose } }: MissingValuesProps) {
  const t = useTranslations('tableImport.missingValues');
  const treatments = useTranslations('treatments.kinds');
  const appointments = useTranslations('appointments.kinds');
  const options =
    kind === 'treatments'
      ? asOptions<string>(treatmentKinds, (value) => treatments(value as 'worms'))
      : asOptions<string>(appointmentKinds, (value) => appointments(value as 'vet'));
  return (
    <Choice
      label={t('kind')}
      value={choices.kind}
      placeholder={t('choose')}
      options={options}
      onChoose={(value) => choose({ kind: value })}
    />
  );
}

/** Questions about what the table does not say. */
export function MissingValues({ kind, mapping }: MissingValuesProps) {
  const t = useTranslations('tableImport.missingValues');
  const id = useId();
  const { choices, choose, reading, table, asksOrder } = mapping;
  const needsValue = (name: 'kind' | 'noTime' | 'currency') =>
    reading.errors.some(({ message }) => message === `tableImport.problems.${name}`);
  const placeholder = t('choose');
  return (
    <div className="grid gap-4 empty:hidden">
      {asksOrder ? (
        <Choice
          label={t('order')}
          hint={t('orderHint')}
          value={choices.order}
          placeholder={placeholder}
          options={asOptions(dateOrders, (value) => t(`orders.${value}`))}
          onChoose={(order) => choose({ order })}
        />
      ) : null}
      {table.columns.includes('weight') ? (
        <Choice
          label={t('unit')}
          value={choices.unit}
          options={asOptions(weightUnits, (value) => t(`units.${value}`))}
          onChoose={(unit) => unit && choose({ unit })}
        />
      ) : null}
      {needsValue('kind') || choices.kind !== '' ? <KindChoice kind={kind} mapping={mapping} /> : null}
      {needsValue('noTime') || choices.time !== '' ? (
        <div>
          <Label htmlFor={`${id}-time`}>{t('time')}</Label>
          <Input
            id={`${id}-time`}
            type="time"
            className="mt-1.5"
            value={choices.time}
            onChange={({ target }) => choose({ time: target.value })}
          />
        </div>
      ) : null}
      {needsValue('currency') || choices.currency !== '' ? (
        <Choice
          label={t('currency')}
          value={choices.currency}
          placeholder={placeholder}
          options={asOptions<string>(currencies, (value) => value)}
          onChoose={(currency) => choose({ currency })}
        />
      ) : null}
    </div>
  );
}
