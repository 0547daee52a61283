'use client';

import { useTranslations } from 'next-intl';
import { SuggestionChips, useFilledField } from '@/components/forms/suggestion-chips';
import { TextField } from '@/components/forms/text-field';
import { type DoseForm, doseAmounts, doseForms, readDose, writeDose } from '@/lib/records/medications/dose-text';
import { medicationLimits } from '@/lib/records/medications/vocabulary';

/** Free text, with chips that build it from an amount and a form. */
export function DosageField() {
  const t = useTranslations('medications');
  const { current, fill } = useFilledField('dosage');
  const wordOf = (form: DoseForm, isPlural: boolean) => t(`dose.${form}`, { plural: String(isPlural) });
  const parts = readDose(current, wordOf);
  return (
    <div>
      <TextField
        name="dosage"
        label={t('dosage')}
        hint={t('dosageHint')}
        maxLength={medicationLimits.text}
        autoComplete="off"
      />
      {parts ? (
        <>
          <SuggestionChips
            legend={t('dose.amount')}
            options={doseAmounts.map((amount) => ({ value: amount, text: amount }))}
            chosen={parts.amount}
            onChoose={(amount) => fill(writeDose({ ...parts, amount }, wordOf))}
          />
          <SuggestionChips
            legend={t('dose.form')}
            options={doseForms.map((form) => ({ value: form, text: wordOf(form, false) }))}
            chosen={parts.form}
            onChoose={(form) => fill(writeDose({ ...parts, form: (form || null) as DoseForm | null }, wordOf))}
          />
        </>
      ) : null}
    </div>
  );
}
