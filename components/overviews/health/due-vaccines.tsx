import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/intent-link';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { GlanceEntry } from './glance-entry';

const tones = { due_soon: 'due', overdue: 'danger', lapsed: 'danger' } as const;

interface DueVaccinesProps {
  record: HealthRecord;
  planned: readonly PlannedVaccine[];
  href: string;
}

export function DueVaccines({ record: { pet, vaccinations: given }, planned, href }: DueVaccinesProps) {
  const t = useTranslations('health');
  const vaccinations = useTranslations('vaccinations');
  const locale = useLocale();
  const asksHistory = planned.length > 0 && given.items.length === 0;
  const due = planned.flatMap((vaccine) =>
    vaccine.due && vaccine.status in tones
      ? [{ ...vaccine, due: vaccine.due, status: vaccine.status as keyof typeof tones }]
      : [],
  );
  return (
    <GlanceEntry label={t('glance.due')} href={href} none={due.length === 0 && t('glance.nothingDue')}>
      {asksHistory ? (
        <p>
          <IntentLink
            href={paths.newVaccination(pet.id)}
            className="tap inline-flex items-center font-medium text-primary underline underline-offset-4"
          >
            {vaccinations('addHistory', { name: pet.name })}
          </IntentLink>
        </p>
      ) : null}
      {due.map(({ vaccineId, name, due: day, status }) => (
        <p key={vaccineId} className="flex flex-wrap items-center gap-x-2">
          {name[languageOf(locale)]}
          <Badge tone={tones[status]}>{t(`glance.${status}`, { date: formatDay(day, locale, 'medium') })}</Badge>
        </p>
      ))}
    </GlanceEntry>
  );
}
