'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useReader } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { AgendaRow } from './agenda-row';
import { DoseRow, type Logged } from './dose-row';
import { useFreshDay } from './fresh-day';
import type { ShownItem } from './shown-item';
import { type Ticks, useTicks } from './ticks';

const groups = ['overdue', 'due', 'upcoming'] as const;

interface TodayListProps {
  open: ShownItem[];
  missed: ShownItem[];
  logged: Record<string, Logged>;
  total: number;
  until: string;
  empty: ReactNode;
}

export function TodayList({ open, missed, logged, total, until, empty }: TodayListProps) {
  const t = useTranslations('agenda');
  const ticks = useTicks(open, missed);
  useFreshDay(until, useReader().at);
  const shown = ticks.shown('today');
  const yesterday = ticks.shown('yesterday');
  const row = (item: ShownItem) => <Row key={item.key} item={item} logged={logged[item.key]} ticks={ticks} />;
  return (
    <>
      {shown.length === 0 ? empty : null}
      {groups.map((group) => {
        const items = shown.filter(({ state }) => state === group);
        return items.length === 0 ? null : (
          <section key={group} aria-labelledby={`agenda-${group}`} className="mb-4">
            <h3 id={`agenda-${group}`} className="mb-1.5 text-lg">
              {t(`groups.${group}`)}
            </h3>
            <ul className="grid gap-1.5">{items.map(row)}</ul>
          </section>
        );
      })}
      {total > open.length ? (
        <Button asChild variant="outline" className="mb-4 print:hidden">
          <IntentLink href={`${paths.home}?show=all`} scroll={false}>
            {t('showAll', { count: total })}
          </IntentLink>
        </Button>
      ) : null}
      {yesterday.length === 0 ? null : (
        <details className="mb-4">
          <summary className="tap flex cursor-pointer items-center font-medium">
            {t('missed', { count: yesterday.length })}
          </summary>
          <p className="mb-1.5 text-sm text-muted">{t('missedHint')}</p>
          <ul className="grid gap-1.5">{yesterday.map(row)}</ul>
        </details>
      )}
    </>
  );
}

function Row({ item, logged, ticks }: { item: ShownItem; logged: Logged | undefined; ticks: Ticks }) {
  if (item.kind === 'dose') return <DoseRow item={item} logged={logged} ticks={ticks} />;
  return (
    <AgendaRow
      item={item}
      ticked={ticks.tickOf(item)}
      busy={ticks.isSending(item)}
      onTick={(how) => void ticks.setStatus(item, how)}
      onUndo={() => void ticks.setStatus(item, null)}
    />
  );
}
