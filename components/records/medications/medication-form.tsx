'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { ResponsibleField, useResponsibleValue } from '@/components/forms/responsible-field';
import { FirstPhoto } from '@/components/records/documents/first-photo';
import { useAttach } from '@/components/records/documents/use-attach';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { medications } from '@/lib/collections/columns/medications';
import { formValues } from '@/lib/collections/form-values';
import type { Day } from '@/lib/core/time/dates';
import type { ListedMedication } from '@/lib/records/medications/checked-medication';
import { conflictsOf, medicationsClient } from '@/lib/records/medications/client';
import { recurrenceOf, timesOf } from '@/lib/records/medications/frequencies';
import type { MedicationFormValues, MedicationInput } from '@/lib/records/medications/schema';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import { ConflictFields } from './conflict-fields';
import { DosageField } from './dosage-field';
import { FrequencyFields } from './frequency-fields';
import { RareFields } from './rare-fields';

interface MedicationFormProps {
  petId: string;
  medication: ListedMedication | null;
  onSaved: (savedMedication: ListedMedication) => void;
}

/** Empty by default. Otherwise people would follow a plan that nobody chose. */
const UNCHOSEN = '' as unknown as undefined;

function initialValues(medication: ListedMedication | null, today: Day): DefaultValues<MedicationFormValues> {
  return {
    ...formValues(medications, medication),
    frequency: medication && medication.frequency !== 'UNKNOWN' ? medication.frequency : UNCHOSEN,
    reminders: medication ? [...timesOf(medication)] : [],
    startsOn: medication?.startsOn ?? today,
    steps: medication?.steps ?? [],
    responsible: medication?.responsible ?? [],
  };
}

function dropIrrelevantFields(values: MedicationInput): MedicationInput {
  const { unit } = recurrenceOf(values.frequency);
  return unit === 'asNeeded' ? { ...values, reminders: [] } : { ...values, minHoursBetween: null, maxPerDay: null };
}

export function MedicationForm({ petId, medication, onSaved }: MedicationFormProps) {
  const t = useTranslations('medications');
  const { today } = usePageContext();
  const responsible = useResponsibleValue()(medication?.responsible);
  const [photo, setPhoto] = useState<File | null>(null);
  const attachFile = useAttach(petId);
  const [conflicts, setConflicts] = useState(medication?.allergyCheck?.conflicts ?? []);
  const saveMedication = async (values: MedicationInput, key: string) => {
    const confirmedValues = {
      ...dropIrrelevantFields(values),
      confirmedConflicts: conflicts.map((conflict) => conflict.key),
    };
    try {
      if (medication) return await medicationsClient.overwrite(petId, medication, confirmedValues);
      return await medicationsClient.create(petId, confirmedValues, key);
    } catch (error) {
      // Compares again, because the name may have changed or an allergy may have been added.
      setConflicts((before) => conflictsOf(error) ?? before);
      throw error;
    }
  };
  return (
    <EntryForm<MedicationFormValues, MedicationInput, ListedMedication>
      draftKey={entryDraft('medications', petId, medication?.id)}
      schema={async () => (await import('@/lib/records/medications/schema')).medicationForm}
      fields={async () => (await import('@/lib/records/medications/fields')).medicationFields}
      initial={{ ...initialValues(medication, today), responsible }}
      save={saveMedication}
      onSaved={(savedMedication) => {
        if (photo) void attachFile(photo, { medicationId: savedMedication.id });
        onSaved(savedMedication);
      }}
      saveLabel={conflicts.length > 0 ? t('allergy.confirm') : undefined}
    >
      {medication ? null : (
        <FirstPhoto title={t('photograph')} text={t('photographText')} file={photo} onChange={setPhoto} />
      )}
      <HeroField name="name" label={t('name')} hint={t('nameHint')} maxLength={medicationLimits.text} required />
      <DosageField />
      <FrequencyFields />
      <MomentLine day="startsOn" dayLabel={t('startsOn')} mayBeFuture />
      <ResponsibleField />
      <RareFields />
      {conflicts.length > 0 ? <ConflictFields conflicts={conflicts} /> : null}
    </EntryForm>
  );
}
