'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChipRadio } from '@/components/forms/chip-radio';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatDay } from '@/lib/core/time/dates';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';
import { vetRecordLimits } from '@/lib/records/vet-records/vocabulary';
import type { ReceivingPet } from './receiving-pet';
import { type Choice, NEW_VISIT, places } from './send-received';

export function PlaceFields({ pets }: { pets: readonly ReceivingPet[] }) {
  const t = useTranslations('receive');
  const { register } = useFormContext<Choice>();
  const [petId, place] = useWatch<Choice, ['petId', 'place']>({ name: ['petId', 'place'] });
  return (
    <>
      {pets.length > 1 ? (
        <SelectField name="petId" label={t('pet')} options={pets.map(({ id, name }) => ({ value: id, label: name }))} />
      ) : null}
      <fieldset>
        <legend className="font-medium text-sm">{t('place')}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {places.map((one) => (
            <ChipRadio key={one} value={one} {...register('place')}>
              {t(`places.${one}`)}
            </ChipRadio>
          ))}
        </div>
      </fieldset>
      {place === 'visit' ? <VisitFields key={petId} petId={petId} /> : null}
    </>
  );
}

function useVisits(petId: string): readonly VetRecord[] {
  const [visits, setVisits] = useState<readonly VetRecord[]>([]);
  useEffect(() => {
    vetRecordsClient.list(petId, '').then(
      ({ items }) => setVisits(items),
      (error) => console.info('visits could not be listed', error),
    );
  }, [petId]);
  return visits;
}

function VisitFields({ petId }: { petId: string }) {
  const t = useTranslations('receive');
  const locale = useLocale();
  const visitId = useWatch<Choice, 'visitId'>({ name: 'visitId' });
  const visits = useVisits(petId).map(({ id, visitedOn, reason, clinic }) => ({
    value: id,
    label: joinIsolated([formatDay(visitedOn, locale, 'medium'), reason ?? clinic], ' · '),
  }));
  return (
    <>
      <SelectField
        name="visitId"
        label={t('visit')}
        options={[{ value: NEW_VISIT, label: t('newVisit') }, ...visits]}
      />
      {visitId === NEW_VISIT ? (
        <TextField name="about" label={t('about')} required maxLength={vetRecordLimits.text} autoComplete="off" />
      ) : null}
    </>
  );
}
