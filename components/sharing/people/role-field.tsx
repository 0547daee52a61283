'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { SwitchField } from '@/components/forms/switch-field';
import { PersonRing } from '@/components/ornaments/person-ring';
import { canBeAllowedToShare, canWrite, type GrantedRole, grantedRoles } from '@/lib/page-context/roles';

export interface RoleValues {
  role: GrantedRole;
  mayShare: boolean;
}

export function RoleField() {
  const t = useTranslations('people');
  const { register, watch } = useFormContext<RoleValues>();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('invite.role')}</legend>
      <div className="grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1">
        {grantedRoles.map((role) => (
          <label
            key={role}
            className="relative cursor-pointer rounded-tile border border-line bg-surface p-3.5 has-checked:border-2 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              value={role}
              className="absolute top-4 right-4 size-5 accent-primary"
              {...register('role')}
            />
            <PersonRing person={{ letters: '', role, colour: canWrite(role) ? 'pine' : 'dusk' }} size={26} />
            <span className="mt-2 block font-display text-[1.3125rem] font-[560]">{t(`role.${role}`)}</span>
            <span className="block text-sm text-muted">{t(`invite.${role}`)}</span>
          </label>
        ))}
      </div>
      {canBeAllowedToShare(watch('role')) ? (
        <SwitchField name="mayShare" label={t('invite.mayShare')} hint={t('invite.mayShareHint')} className="mt-3" />
      ) : null}
    </fieldset>
  );
}
