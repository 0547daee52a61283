import { useLocale, useTranslations } from 'next-intl';
import { Stamp } from '@/components/ui/stamp';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';

const SHOWN = 6;
const tilts = ['left', 'right', 'slight'] as const;

const states = {
  upcoming: 'valid',
  complete: 'valid',
  due_soon: 'due',
  overdue: 'overdue',
  lapsed: 'overdue',
} as const;

type State = (typeof states)[keyof typeof states] | 'early' | 'beforeChip';

function stateOf({ tooEarlyOn, beforeChip, status }: PlannedVaccine): State {
  if (tooEarlyOn) return 'early';
  return beforeChip && states[status] !== 'overdue' ? 'beforeChip' : states[status];
}

export function VaccinationStamps({ planned }: { planned: readonly PlannedVaccine[] }) {
  const t = useTranslations('vaccinationPlan.stamps');
  const locale = useLocale();
  const given = planned
    .flatMap((one) => {
      const day = one.tooEarlyOn ?? one.lastGivenOn;
      return day === null ? [] : [{ ...one, day, state: stateOf(one) }];
    })
    .sort((a, b) => (a.day > b.day ? -1 : 1))
    .slice(0, SHOWN);
  if (given.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-2 px-4 pb-4 @md:px-5">
      {given.map(({ vaccineId, name, day, state }, index) => (
        <li key={vaccineId}>
          <Stamp
            title={(findVaccine(vaccineId)?.short ?? name)[languageOf(locale)]}
            date={formatDay(day, locale, 'numeric')}
            state={state === 'beforeChip' ? 'early' : state}
            stateText={t(state)}
            tilt={tilts[index % tilts.length]}
          />
        </li>
      ))}
    </ul>
  );
}
