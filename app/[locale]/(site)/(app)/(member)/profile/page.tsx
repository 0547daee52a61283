import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TokensButton } from '@/components/accounts/access-tokens/tokens-button';
import { AccountHead } from '@/components/accounts/account/account-head';
import { AccountRow } from '@/components/accounts/account/account-row';
import { ClosingRows } from '@/components/accounts/account/closing-rows';
import { DataRows } from '@/components/accounts/account/data-rows';
import { RemindersForm } from '@/components/accounts/account/reminders-form';
import { rowStates } from '@/components/accounts/account/row-states';
import { SignInRows } from '@/components/accounts/account/sign-in-rows';
import { PasskeysButton } from '@/components/accounts/passkeys/passkeys-button';
import { Credentials } from '@/components/accounts/passwords/credentials';
import { ProofProvider } from '@/components/accounts/passwords/proof-provider';
import { MoreReminders } from '@/components/reminders/more-reminders';
import { CalendarButton } from '@/components/sharing/calendar-feed/calendar-button';
import { ProofsRow } from '@/components/sharing/handover/proofs-row';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { getAccount } from '@/lib/accounts/account/queries';
import { now } from '@/lib/core/time/clock';

const title = async () => (await getTranslations('account'))('title');
export const generateMetadata = async (): Promise<Metadata> => ({ title: await title() });

export default async function ProfilePage() {
  const { profile, sessions, hasProofs, storage } = await getAccount(await requireViewer(), now());
  const [t, states] = [await getTranslations('account'), await rowStates(profile)];
  return (
    <ClientContext namespaces={['account', 'passwords']}>
      <PageHeader title={t('title')} />
      <div data-wide className="grid max-lg:max-w-2xl lg:grid-cols-2 lg:gap-x-12">
        <div>
          <AccountHead profile={profile} state={states.preferences} />
          <AccountRow id="reminders" icon="bell" title={t('reminders.title')} state={states.reminders}>
            <RemindersForm profile={profile} />
            <ProofProvider account={profile}>
              <MoreReminders userId={profile.id} label={t('reminders.more')} />
            </ProofProvider>
          </AccountRow>
          <AccountRow id="calendar" icon="calendar-sync" title={t('calendar.title')} text={t('calendar.text')}>
            <CalendarButton userId={profile.id} />
          </AccountRow>
        </div>
        <div>
          <SignInRows
            {...{ userId: profile.id, sessions, state: states.credentials }}
            credentials={profile.provider ? null : <Credentials account={profile} />}
            passkeys={profile.provider ? null : <PasskeysButton account={profile} />}
            tokens={<TokensButton account={profile} />}
          />
          {hasProofs ? <ProofsRow /> : null}
          <DataRows userId={profile.id} email={profile.email} storage={storage} />
          <ClosingRows />
        </div>
      </div>
    </ClientContext>
  );
}
