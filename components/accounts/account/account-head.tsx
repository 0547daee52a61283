import { ThemeSegments } from '@/components/shell/theme-segments';
import type { Profile } from '@/lib/accounts/account/queries';
import { AccountDetails } from './account-details';
import { LanguageChoice } from './language-choice';

export function AccountHead({ profile }: { profile: Profile }) {
  return (
    <>
      <AccountDetails profile={profile} />
      <LanguageChoice userId={profile.id} locale={profile.locale} />
      <ThemeSegments />
    </>
  );
}
