'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { addDays, type Day } from '@/lib/core/time/dates';
import { PlanSwitch } from './plan-switch';

interface DayNavProps {
  petId: string;
  id: string;
  title: string;
  date: string | null;
  day: Day;
  by: 'day' | 'week';
}

export function DayNav({ petId, id, title, date, day, by }: DayNavProps) {
  const t = useTranslations('routines');
  const { today } = usePageContext();
  const step = by === 'day' ? 1 : 7;
  const to = (other: Day) => `${paths.petRoutines(petId)}?${new URLSearchParams({ day: other })}`;
  const links = [
    {
      icon: 'chevron-left' as const,
      label: t(by === 'day' ? 'previousDay' : 'previousWeek'),
      other: addDays(day, -step),
    },
    { icon: 'chevron-right' as const, label: t(by === 'day' ? 'nextDay' : 'nextWeek'), other: addDays(day, step) },
  ];
  const isOther = day !== today;
  return (
    <div className="day-nav">
      <div>
        <h2 id={id}>{title}</h2>
        {isOther && date ? <p>{date}</p> : null}
        {isOther ? (
          <IntentLink href={paths.petRoutines(petId)} scroll={false} className="text-link print:hidden">
            {t('today')}
          </IntentLink>
        ) : null}
      </div>
      <PlanSwitch />
      <nav aria-label={t(by === 'day' ? 'dayNav' : 'weekNav')} className="print:hidden">
        {links.map(({ icon, label, other }) => (
          <Button key={other} asChild variant="ghost" size="icon">
            <IntentLink href={to(other)} aria-label={label} scroll={false}>
              <Icon of={icon} />
            </IntentLink>
          </Button>
        ))}
      </nav>
    </div>
  );
}
