'use client';

import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/text-field';
import type { AllergyConflict } from '@/lib/records/medications/allergy-warning';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import { AllergyWarnings } from './allergy-warnings';

export function ConflictFields({ conflicts }: { conflicts: readonly AllergyConflict[] }) {
  const t = useTranslations('medications.allergy');
  return (
    <section className="grid gap-3" aria-labelledby="allergy-conflict">
      <div role="alert">
        <h3 id="allergy-conflict" className="text-lg text-danger">
          {t('title')}
        </h3>
        <AllergyWarnings warnings={conflicts} />
        <p className="font-medium">{t('advice')}</p>
      </div>
      <TextAreaField
        name="allergyReason"
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={medicationLimits.allergyReason}
        rows={3}
        required
      />
    </section>
  );
}
