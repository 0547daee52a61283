'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { addDays, type Day } from '@/lib/core/time/dates';

interface DayNavProps {
  petId: string;
  title: string;
  day: Day;
  by: 'day' | 'week';
}

export function DayNav({ petId, title, day, by }: DayNavProps) {
  const t = useTranslations('routines');
  const { today } = useReader();
  const step = by === 'day' ? 1 : 7;
  const to = (other: Day) => `${paths.petRoutines(petId)}?${new URLSearchParams({ day: other })}`;
  const links = [
    { icon: ChevronLeft, label: t(by === 'day' ? 'previousDay' : 'previousWeek'), other: addDays(day, -step) },
    { icon: ChevronRight, label: t(by === 'day' ? 'nextDay' : 'nextWeek'), other: addDays(day, step) },
  ];
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-xl first-letter:uppercase">{title}</h2>
      <nav aria-label={t(by === 'day' ? 'dayNav' : 'weekNav')} className="ml-auto flex items-center print:hidden">
        {day === today ? null : (
          <Button asChild variant="link">
            <IntentLink href={paths.petRoutines(petId)} scroll={false}>
              {t('today')}
            </IntentLink>
          </Button>
        )}
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
