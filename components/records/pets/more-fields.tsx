'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { SwitchField } from '@/components/forms/switch-field';
import { DateField } from '@/components/forms/text-field';
import { Allowed } from '@/components/shell/allowed';
import { weightUnits } from '@/lib/core/i18n/units';
import { ChoiceField } from './choice-field';
import { FoldedFields } from './folded-fields';

export function MoreFields() {
  const { latest } = usePageContext();
  const t = useTranslations('pets');
  return (
    <FoldedFields title={t('groups.more')} names={['weightUnit', 'deceasedOn', 'archived']}>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        <ChoiceField
          name="weightUnit"
          label={t('fields.weightUnit')}
          options={weightUnits.map((value) => ({ value, label: t(`weightUnit.${value}`) }))}
        />
        <Allowed to="own">
          <DateField name="deceasedOn" label={t('fields.deceasedOn')} min="1800-01-01" max={latest} />
          <SwitchField
            name="archived"
            label={t('fields.archived')}
            hint={t('hints.archived')}
            className="sm:col-span-2"
          />
        </Allowed>
      </div>
    </FoldedFields>
  );
}
