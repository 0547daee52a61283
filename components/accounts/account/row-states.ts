import { getLocale, getTranslations } from 'next-intl/server';
import type { Profile } from '@/lib/accounts/account/queries';
import { sendsMail } from '@/lib/core/mail/sends-mail';
import { formatTime } from '@/lib/core/time/dates';

type Settings = Pick<Profile, 'weightUnit' | 'temperatureUnit' | 'reminderMail' | 'summaryAt' | 'hasPassword'>;

function signInWay(hasPassword: boolean, canMail: boolean) {
  if (!canMail) return 'byPasswordOnly';
  return hasPassword ? 'byPassword' : 'byLink';
}

export async function rowStates({ weightUnit, temperatureUnit, reminderMail, summaryAt, hasPassword }: Settings) {
  const t = await getTranslations('account');
  const locale = await getLocale();
  const canMail = sendsMail();
  const mail = t(reminderMail && canMail ? 'reminders.byMail' : 'reminders.noMail');
  return {
    preferences: `${weightUnit}, °${temperatureUnit.toUpperCase()}`,
    reminders: summaryAt && canMail ? t('reminders.daily', { time: formatTime(summaryAt, locale) }) : mail,
    credentials: t(`credentials.${signInWay(hasPassword, canMail)}`),
  };
}
