'use client';

import { TriangleAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { Icon } from '@/components/ui/icon';
import type { ShareFormValues } from '@/lib/overviews/sharing/schema';
import { shareSections } from '@/lib/overviews/sharing/vocabulary';

export function SectionsField() {
  const t = useTranslations('sharing');
  const { register, watch } = useFormContext<ShareFormValues>();
  const chosen = watch('sections') ?? [];
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
      {chosen.includes('routines') && !chosen.includes('medication') ? (
        <p role="status" className="my-1 flex gap-2 rounded-control bg-due-soft px-3 py-2.5 text-due">
          <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
          {t('form.routinesHint')}
        </p>
      ) : null}
      <FieldNotes id="sections" hint={t('form.sectionsHint')} error={error} />
    </fieldset>
  );
}
