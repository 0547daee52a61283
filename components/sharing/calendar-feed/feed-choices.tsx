'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { isolate } from '@/lib/core/i18n/isolate';
import { type FeedKind, feedKinds } from '@/lib/sharing/calendar-feed/vocabulary';

export interface FeedChoice {
  petId: string | null;
  kinds: FeedKind[];
  namesMedicines: boolean;
}

interface FeedChoicesProps {
  pets: { id: string; name: string }[];
  choice: FeedChoice;
  onChange: (choice: FeedChoice) => void;
}

export function FeedChoices({ pets, choice, onChange }: FeedChoicesProps) {
  const t = useTranslations('calendarFeed');
  const id = useId();
  const { petId, kinds, namesMedicines } = choice;
  const toggleKind = (kind: FeedKind, on: boolean) =>
    onChange({ ...choice, kinds: feedKinds.filter((one) => (one === kind ? on : kinds.includes(one))) });
  return (
    <>
      <div>
        <Label htmlFor={id}>{t('pet')}</Label>
        <Select
          id={id}
          className="mt-1.5"
          value={petId ?? ''}
          onChange={({ target }) => onChange({ ...choice, petId: target.value || null })}
        >
          <option value="">{t('allPets')}</option>
          {pets.map((pet) => (
            <option key={pet.id} value={pet.id}>
              {isolate(pet.name)}
            </option>
          ))}
        </Select>
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{t('kinds')}</legend>
        {feedKinds.map((kind) => (
          <label key={kind} className="tap flex items-center gap-2">
            <Checkbox checked={kinds.includes(kind)} onChange={({ target }) => toggleKind(kind, target.checked)} />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      {kinds.includes('dose') ? (
        <div className="flex items-start justify-between gap-4">
          <div>
            <Label htmlFor={`${id}-medicines`}>{t('namesMedicines')}</Label>
            <p id={`${id}-reason`} className="mt-0.5 text-sm text-muted">
              {t('namesMedicinesHint')}
            </p>
          </div>
          <Switch
            id={`${id}-medicines`}
            aria-describedby={`${id}-reason`}
            checked={namesMedicines}
            onChange={({ target }) => onChange({ ...choice, namesMedicines: target.checked })}
          />
        </div>
      ) : null}
    </>
  );
}
