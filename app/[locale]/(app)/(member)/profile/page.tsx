import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountDetails } from '@/components/account/account-details';
import { DataCard } from '@/components/account/data-card';
import { LanguageChoice } from '@/components/account/language-choice';
import { ProfileMenu } from '@/components/account/profile-menu';
import { RemindersForm } from '@/components/account/reminders-form';
import { SectionCard } from '@/components/account/section-card';
import { SectionNav } from '@/components/account/section-nav';
import { SessionList } from '@/components/account/session-list';
import { SignOutButton } from '@/components/account/sign-out-button';
import { UnitsForm } from '@/components/account/units-form';
import { CalendarButton } from '@/components/calendar-feed/calendar-button';
import { Credentials } from '@/components/passwords/credentials';
import { MoreReminders } from '@/components/reminders/more-reminders';
import { Messages } from '@/components/shell/messages';
import { PageHeader } from '@/components/shell/page-header';
import { requireViewer } from '@/lib/access/page';
import { getAccount } from '@/lib/account/queries';
import { now } from '@/lib/core/clock';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('title') };
}

export default async function ProfilePage() {
  const { profile, sessions } = await getAccount(await requireViewer(), now());
  const t = await getTranslations('account');
  const { id, timeZone } = profile;
  const remember = sessions.some((session) => session.current && session.remember);
  return (
    <Messages namespaces={['account', 'passwords']}>
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
          <MoreReminders userId={id} timeZone={timeZone} label={t('reminders.more')} />
        </SectionCard>
        <SectionCard id="calendar" title={t('calendar.title')} text={t('calendar.text')}>
          <CalendarButton userId={id} timeZone={timeZone} />
        </SectionCard>
        <SectionCard id="credentials" title={t('credentials.title')}>
          <Credentials account={{ ...profile, remember }} />
        </SectionCard>
        <SectionCard id="sessions" title={t('sessions.title')} text={t('sessions.text')}>
          <SessionList userId={id} sessions={sessions} timeZone={timeZone} />
        </SectionCard>
        <DataCard userId={id} email={profile.email} />
        <ProfileMenu />
      </div>
    </Messages>
  );
}
