import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import { stayLimits } from '@/lib/sharing/stays/vocabulary';
import { missingStyle } from './clinics-and-contacts';

export function OwnerPhoneField() {
  const t = useTranslations('stays.form');
  const phone: string = useWatch({ name: 'ownerPhone' });
  return (
    <>
      <TextField
        name="ownerPhone"
        type="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        maxLength={stayLimits.phone}
        autoComplete="tel"
      />
      {phone.trim() === '' ? <p className={missingStyle}>{t('missingPhone')}</p> : null}
    </>
  );
}
