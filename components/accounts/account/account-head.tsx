import { ThemeSegments } from '@/components/shell/theme-segments';
import type { Profile } from '@/lib/accounts/account/queries';
import { AccountDetails } from './account-details';
import { LanguageChoice } from './language-choice';
import { PreferencesRow } from './preferences-row';

export function AccountHead({ profile, state }: { profile: Profile; state: string }) {
  return (
    <>
      <div className="mb-5 grid gap-5">
        <AccountDetails profile={profile} />
        <LanguageChoice userId={profile.id} locale={profile.locale} />
        <ThemeSegments />
      </div>
      <PreferencesRow profile={profile} state={state} />
    </>
  );
}
