import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { daysBetween, formatDay, weekdayName, weekdayOf } from '@/lib/core/time/dates';
import type { Member } from '@/lib/sharing/people/member';

export function useMemberWords() {
  const t = useTranslations('people');
  const { locale, today } = usePageContext();
  const day = (text: string) => formatDay(text, locale, 'medium');

  const roleOf = ({ role: key, from, until }: Pick<Member, 'role' | 'from' | 'until'>) => {
    const role = t(`role.${key}`);
    if (key === 'owner') return role;
    const begins = from !== null && from > today ? from : null;
    if (begins && until) return t('roleFromUntil', { role, from: day(begins), until: day(until) });
    if (begins) return t('roleFrom', { role, day: day(begins) });
    return until ? t('roleUntil', { role, day: day(until) }) : t('roleNoEnd', { role });
  };

  const lastSeenText = ({ lastSeenOn }: Pick<Member, 'lastSeenOn'>) => {
    if (lastSeenOn === null) return t('seen.never');
    const ago = daysBetween(lastSeenOn, today);
    if (ago <= 0) return t('seen.today');
    if (ago === 1) return t('seen.yesterday');
    if (ago < 7) return t('seen.weekday', { weekday: weekdayName(weekdayOf(lastSeenOn), locale, 'long') });
    return t('seen.day', { day: day(lastSeenOn) });
  };

  return { roleOf, seenOf: lastSeenText };
}
