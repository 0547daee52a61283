import { getLocale, getTranslations } from 'next-intl/server';
import type { Profile } from '@/lib/accounts/account/queries';
import { formatTime } from '@/lib/core/time/dates';

type Settings = Pick<Profile, 'weightUnit' | 'temperatureUnit' | 'reminderMail' | 'summaryAt' | 'hasPassword'>;

export async function rowStates({ weightUnit, temperatureUnit, reminderMail, summaryAt, hasPassword }: Settings) {
  const t = await getTranslations('account');
  const locale = await getLocale();
  const mail = t(reminderMail ? 'reminders.byMail' : 'reminders.noMail');
  return {
    preferences: `${weightUnit}, °${temperatureUnit.toUpperCase()}`,
    reminders: summaryAt ? t('reminders.daily', { time: formatTime(summaryAt, locale) }) : mail,
    credentials: t(hasPassword ? 'credentials.byPassword' : 'credentials.byLink'),
  };
}
