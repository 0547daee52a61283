'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { now } from '@/lib/core/time/clock';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { lifetimeFromNow } from '@/lib/sharing/links/link-end';
import { extentOf } from '@/lib/sharing/links/section-groups';
import type { Share } from '@/lib/sharing/links/share';
import { readerSections, type ShareSection } from '@/lib/sharing/links/vocabulary';

type Sections = readonly ShareSection[];

const isSame = (one: Sections, other: Sections) =>
  one.length === other.length && one.every((section) => other.includes(section));

export function useExtentWords() {
  const t = useTranslations('sharing');
  const { locale, timeZone } = usePageContext();
  const extent = (sections: Sections) => {
    const { extent: kind, groups } = extentOf(sections);
    return t(`extent.${kind}`, {
      groups: groups.map((group) => t(`group.${group}`).toLowerCase()).join(', '),
    });
  };
  const describeSections = ({ kind, sections }: Pick<Share, 'kind' | 'sections'>) =>
    isSame(sections, readerSections[kind]) ? t(`pass.sees.${kind}`) : extent(sections);
  const until = ({ expiresAt }: Pick<Share, 'expiresAt'>) => {
    const lifetime = lifetimeFromNow(expiresAt, now());
    if (lifetime !== null || expiresAt === null) return t(`life.${lifetime ?? 'open'}`);
    return t('pass.untilDay', { day: formatDay(dayIn(instantFromJson(expiresAt), timeZone), locale, 'medium') });
  };
  const summary = (share: Share) =>
    [
      isSame(share.sections, readerSections[share.kind])
        ? t(`short.${share.kind}`)
        : t('short.custom', { count: share.sections.length }),
      until(share),
      t(share.hasPin ? 'short.pin' : 'short.noPin'),
    ].join(' · ');
  return { extent, describeSections, summary };
}
