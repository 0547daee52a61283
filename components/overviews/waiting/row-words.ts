'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { nameIn } from '@/lib/core/text/name-in';
import { dayIn, formatNearDay, formatTime, instantFromMs, timeIn } from '@/lib/core/time/dates';
import { actionOf, entryTitle } from '@/lib/overviews/waiting/entry-title';
import { zoneToEnter } from '@/lib/page-context/page-context';
import { formatWeight } from '@/lib/records/weights/units';
import { kindOf } from './kinds';

export interface RowWords {
  name: string;
  about: string;
}

export function useRowWords(names: Readonly<Record<string, string>>): (waiting: WaitingWrite) => RowWords {
  const t = useTranslations('waiting');
  const reader = usePageContext();
  return (waiting) => {
    const { locale, weightUnit, today } = reader;
    const kind = t(`kinds.${kindOf(waiting.collection)}`);
    const title = entryTitle(waiting);
    const zone = zoneToEnter(reader);
    const at = instantFromMs(waiting.madeAt);
    const day = dayIn(at, zone);
    const near = day === today ? 'today' : 'other';
    const moment = { near, date: formatNearDay(day, locale, today), time: formatTime(timeIn(at, zone), locale) };
    const did = t(`did.${actionOf(waiting)}`, { when: t('when', moment) });
    if (title === null) return { name: kind, about: did };
    const name = 'grams' in title ? formatWeight(title.grams, weightUnit, locale) : nameIn(names, title.name);
    return { name, about: `${kind} · ${did}` };
  };
}
