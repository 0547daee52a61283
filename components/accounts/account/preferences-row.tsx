import { useTranslations } from 'next-intl';
import type { Profile } from '@/lib/accounts/account/queries';
import { AccountRow } from './account-row';
import { UnitsForm } from './units-form';

export function PreferencesRow({ profile, state }: { profile: Profile; state: string }) {
  const t = useTranslations('account.preferences');
  return (
    <AccountRow id="preferences" icon="ruler" title={t('title')} state={state}>
      <UnitsForm profile={profile} />
    </AccountRow>
  );
}
