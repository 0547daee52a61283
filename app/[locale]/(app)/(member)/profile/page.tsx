import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountDetails } from '@/components/accounts/account/account-details';
import { DataCard } from '@/components/accounts/account/data-card';
import { LanguageChoice } from '@/components/accounts/account/language-choice';
import { ProfileMenu } from '@/components/accounts/account/profile-menu';
import { RemindersForm } from '@/components/accounts/account/reminders-form';
import { SectionCard } from '@/components/accounts/account/section-card';
import { SectionNav } from '@/components/accounts/account/section-nav';
import { SessionList } from '@/components/accounts/account/session-list';
import { SignOutButton } from '@/components/accounts/account/sign-out-button';
import { UnitsForm } from '@/components/accounts/account/units-form';
import { Credentials } from '@/components/accounts/passwords/credentials';
import { CalendarButton } from '@/components/overviews/calendar-feed/calendar-button';
import { MoreReminders } from '@/components/overviews/reminders/more-reminders';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { getAccount } from '@/lib/accounts/account/queries';
import { now } from '@/lib/core/time/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title') };
}

export default async function ProfilePage() {
  const { profile, sessions } = await getAccount(await requireViewer(), now());
  const t = await getTranslations('account');
  const { id } = profile;
  const remember = sessions.some((session) => session.current && session.remember);
  return (
    <ClientContext namespaces={['account', 'passwords']}>
      <PageHeader title={t('title')} actions={<SignOutButton />} />
      <SectionNav />
      <div className="grid gap-4">
        <AccountDetails profile={profile} />
        <SectionCard id="preferences" title={t('preferences.title')}>
          <LanguageChoice userId={id} locale={profile.locale} />
          <UnitsForm profile={profile} />
        </SectionCard>
        <SectionCard id="reminders" title={t('reminders.title')}>
          <RemindersForm profile={profile} />
          <MoreReminders userId={id} label={t('reminders.more')} />
        </SectionCard>
        <SectionCard id="calendar" title={t('calendar.title')} text={t('calendar.text')}>
          <CalendarButton userId={id} />
        </SectionCard>
        <SectionCard id="credentials" title={t('credentials.title')}>
          <Credentials account={{ ...profile, remember }} />
        </SectionCard>
        <SectionCard id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
          <SessionList userId={id} sessions={sessions} />
        </SectionCard>
        <DataCard userId={id} email={profile.email} />
        <ProfileMenu />
      </div>
    </ClientContext>
  );
}
