'use client';

import { useTranslations } from 'next-intl';
import { type MouseEventHandler, useId } from 'react';
import { usePageContext } from '#page-context';
import { MoreFields } from '@/components/forms/more-fields';
import { DateField, TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';
import { VaccineSearch } from './vaccine-search';

interface CardRowProps {
  index: number;
  names: readonly string[];
  /** Null if it is the only row. */
  onRemove: (() => void) | null;
}

/** Moves the focus to a row that stays. */
function focusNeighbor(row: Element | null): void {
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  if (neighbor instanceof HTMLElement) neighbor.focus();
}

export function CardRow({ index, names, onRemove }: CardRowProps) {
  const t = useTranslations('vaccinations');
  const { latest } = usePageContext();
  const id = useId();
  const nameOf = (field: string) => `entries.${index}.${field}`;
  const number = index + 1;
  const removeRow: MouseEventHandler = ({ currentTarget }) => {
    focusNeighbor(currentTarget.closest('li'));
    onRemove?.();
  };
  return (
    <li tabIndex={-1} aria-labelledby={id} className="border-t border-line pt-1 [&>details]:border-0">
      <div className="flex min-h-11 items-center justify-between">
        <p id={id} className="font-medium">
          {t('card.row', { number })}
        </p>
        {onRemove ? (
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2"
            aria-label={t('card.removeRow', { number })}
            onClick={removeRow}
          >
            <Icon of="x" />
          </Button>
        ) : null}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3">
        <VaccineSearch name={nameOf('vaccine')} names={names} />
        <DateField name={nameOf('givenOn')} label={t('givenOn')} max={latest} required />
      </div>
      <MoreFields names={[nameOf('validUntil'), nameOf('batch')]} summary={t('card.more')}>
        <DateField name={nameOf('validUntil')} label={t('validUntil')} hint={t('validUntilHint')} />
        <TextField name={nameOf('batch')} label={t('batch')} maxLength={vaccinationLimits.text} autoComplete="off" />
      </MoreFields>
    </li>
  );
}
