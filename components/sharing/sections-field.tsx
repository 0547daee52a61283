'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import type { ShareFormValues } from '@/lib/sharing/schema';
import { shareSections } from '@/lib/sharing/vocabulary';

/** What the link shows beyond what every link shows. */
export function SectionsField() {
  const t = useTranslations('sharing');
  const { register } = useFormContext<ShareFormValues>();
  const error = useFieldError('sections');
  return (
    <fieldset aria-describedby="sections-hint">
      <legend className="text-sm font-medium">{t('form.sections')}</legend>
      <div className="grid sm:grid-cols-2">
        {shareSections.map((section) => (
          <label key={section} className="tap flex cursor-pointer items-center gap-3 py-1.5">
            <input
              type="checkbox"
              value={section}
              className="size-5 shrink-0 accent-primary"
              {...register('sections')}
            />
            {t(`section.${section}`)}
          </label>
        ))}
      </div>
      <FieldNotes id="sections" hint={t('form.sectionsHint')} error={error} />
    </fieldset>
  );
}
