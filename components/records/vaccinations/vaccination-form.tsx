'use client';

import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { EntryForm } from '@/components/forms/entry-form';
import { SuggestField } from '@/components/forms/suggest-field';
import { DateField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { fold } from '@/lib/core/text/fold';
import { vaccinationsClient } from '@/lib/records/vaccinations/client';
import type { VaccinationFormValues, VaccinationInput } from '@/lib/records/vaccinations/schema';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import { vaccinationLimits } from '@/lib/records/vaccinations/vocabulary';
import { RareFields } from './rare-fields';

interface VaccinationFormProps {
  petId: string;
  dose: Vaccination | null;
  names: Record<string, string>;
  suggested: readonly string[];
  /** Ids of those whose validity by law is the date in the passport. */
  validityFromVet: readonly string[];
  onSaved: () => void;
}

function initialOf(dose: Vaccination | null, names: Record<string, string>): VaccinationFormValues {
  return {
    vaccine: dose ? (names[dose.vaccine] ?? dose.vaccine) : '',
    product: dose?.product ?? '',
    antigens: dose?.antigens ?? [],
    givenOn: dose?.givenOn ?? '',
    validUntil: dose?.validUntil ?? '',
    nextDueOn: dose?.nextDueOn ?? '',
    manufacturer: dose?.manufacturer ?? '',
    batch: dose?.batch ?? '',
    vetName: dose?.vetName ?? '',
    clinic: dose?.clinic ?? '',
    document: dose?.document ?? '',
    reaction: dose?.reaction ?? '',
    note: dose?.note ?? '',
  };
}

export function VaccinationForm(props: VaccinationFormProps) {
  const { petId, dose, names, suggested, validityFromVet, onSaved } = props;
  const t = useTranslations('vaccinations');
  const { latest } = useReader();
  const suggest = async (query: string) =>
    suggested
      .map((id) => names[id] ?? id)
      .filter((name) => fold(name).includes(fold(query)))
      .map((name) => ({ value: name, label: name }));
  const save = (values: VaccinationInput, key: string) => {
    // A name in the list is stored as its vaccine's id, which is independent of language; others as text.
    const known = Object.keys(names).find((id) => names[id] === values.vaccine);
    const entry = { ...values, vaccine: known ?? values.vaccine };
    return dose ? vaccinationsClient.update(petId, dose.id, entry) : vaccinationsClient.create(petId, entry, key);
  };
  return (
    <EntryForm<VaccinationFormValues, VaccinationInput>
      draftKey={entryDraft('vaccinations', petId, dose?.id)}
      schema={async () => (await import('@/lib/records/vaccinations/schema')).vaccinationInput(latest)}
      initial={initialOf(dose, names)}
      save={save}
      onSaved={onSaved}
    >
      {({ watch }) => {
        const asksValidity = validityFromVet.some((id) => names[id] === watch('vaccine'));
        return (
          <>
            <SuggestField
              name="vaccine"
              label={t('vaccine')}
              hint={t('vaccineHint')}
              suggest={suggest}
              maxLength={vaccinationLimits.text}
              required
            />
            <DateField name="givenOn" label={t('givenOn')} max={latest} required />
            <DateField
              name="validUntil"
              label={t('validUntil')}
              hint={t(asksValidity ? 'validUntilLawHint' : 'validUntilHint')}
            />
            <DateField
              name="nextDueOn"
              label={t('nextDueOn')}
              hint={t(asksValidity ? 'nextDueLawHint' : 'nextDueHint')}
            />
            <TextField
              name="product"
              label={t('product')}
              hint={t('productHint')}
              maxLength={vaccinationLimits.text}
              autoComplete="off"
            />
            <RareFields />
          </>
        );
      }}
    </EntryForm>
  );
}
