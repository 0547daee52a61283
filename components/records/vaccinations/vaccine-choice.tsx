'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/core/time/dates';
import { type DueVaccine, isDueNow } from '@/lib/records/vaccinations/due-vaccine';
import { VaccineSearch } from './vaccine-search';

const SHOWN = 4;

interface VaccineChoiceProps {
  due: readonly DueVaccine[];
  names: readonly string[];
}

export function VaccineChoice({ due, names }: VaccineChoiceProps) {
  const t = useTranslations('vaccinations');
  const { field } = useController({ name: 'vaccine' });
  const error = useFieldError('vaccine');
  const chips = [...due].sort((a, b) => Number(isDueNow(b)) - Number(isDueNow(a))).slice(0, SHOWN);
  const [isOther, setOther] = useState(
    chips.length === 0 || (field.value !== '' && !chips.some(({ name }) => name === field.value)),
  );
  const search = <VaccineSearch name="vaccine" names={names} hint={t('vaccineHint')} />;
  if (chips.length === 0) return search;
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('which')}</legend>
        <div className="flex flex-wrap gap-2">
          {chips.map((one) => (
            <Chip
              key={one.id}
              vaccine={one}
              chosen={!isOther && field.value === one.name}
              onChoose={() => {
                setOther(false);
                field.onChange(one.name);
              }}
            />
          ))}
          <button
            type="button"
            aria-pressed={isOther}
            className={cn('chip', isOther && 'chosen')}
            onClick={() => {
              setOther(true);
              field.onChange('');
            }}
          >
            <Icon of="search" className="size-4.5" />
            {t('other')}
          </button>
        </div>
        {isOther ? null : <FieldNotes id="vaccine" error={error} />}
      </fieldset>
      {isOther ? search : null}
    </div>
  );
}

interface ChipProps {
  vaccine: DueVaccine;
  chosen: boolean;
  onChoose: () => void;
}

function Chip({ vaccine: { name, short, dueOn, isEstimated, status }, chosen, onChoose }: ChipProps) {
  const t = useTranslations('vaccinations');
  const { locale } = usePageContext();
  const isLate = status === 'overdue' || status === 'lapsed';
  const when = isLate || !dueOn ? t('late') : formatDay(dueOn, locale, 'medium');
  return (
    <button
      type="button"
      title={name}
      aria-pressed={chosen}
      className={cn('chip', chosen && 'chosen')}
      onClick={onChoose}
    >
      {chosen ? <Icon of="check" className="size-4.5" /> : null}
      {short}
      {dueOn && !chosen ? (
        <span className={cn('text-sm', isLate ? 'text-danger' : 'text-due')}>
          {isEstimated ? t('isEstimate', { text: when }) : when}
        </span>
      ) : null}
    </button>
  );
}
