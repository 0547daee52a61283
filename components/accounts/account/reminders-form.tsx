'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Form } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import type { Profile } from '@/lib/accounts/account/queries';
import type { ProfilePatch, RemindersInput } from '@/lib/accounts/account/schema';
import { formatTime } from '@/lib/core/time/dates';
import { SaveButton } from './save-button';
import { useSaveProfile } from './save-profile';

type Reminders = Pick<Profile, 'reminderMail' | 'summaryAt' | 'shareNotice'>;

const remindersOf = ({ reminderMail, summaryAt, shareNotice }: Reminders): RemindersInput => ({
  reminderMail,
  summaryAt: summaryAt ?? '',
  shareNotice,
});

function summaryTimes(chosenTime: string | null): string[] {
  const times = Array.from({ length: 36 }, (_, half) => {
    const hour = String(5 + Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  });
  return chosenTime === null || times.includes(chosenTime) ? times : [...times, chosenTime].sort();
}

export function RemindersForm({ profile }: { profile: Reminders & { id: string } }) {
  const t = useTranslations('account.reminders');
  const locale = useLocale();
  const { form, prepare } = useSchemaForm<RemindersInput, ProfilePatch>(
    async () => (await import('@/lib/accounts/account/schema')).remindersForm,
    remindersOf(profile),
  );
  const saveProfile = useSaveProfile(profile.id, form, remindersOf);
  if (!usePageContext().sendsMail) return <p className="text-sm text-muted">{t('noMailHere')}</p>;
  return (
    <Form form={form} draftKey="account/reminders" onSubmit={saveProfile} onFocus={prepare}>
      <SwitchField name="reminderMail" label={t('mail')} hint={t('mailHint')} />
      <SwitchField name="shareNotice" label={t('shareNotice')} hint={t('shareNoticeHint')} />
      <SelectField
        name="summaryAt"
        label={t('summaryAt')}
        hint={t('summaryHint')}
        placeholder={t('noSummary')}
        options={summaryTimes(profile.summaryAt).map((time) => ({ value: time, label: formatTime(time, locale) }))}
        className="sm:max-w-64"
      />
      <SaveButton />
    </Form>
  );
}
