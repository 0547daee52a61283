import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { IntentLink } from '@/components/shell/intent-link';
import { Badge } from '@/components/ui/badge';
import { Card, CardTitle } from '@/components/ui/card';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { type Day, formatDay } from '@/lib/core/time/dates';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { currentMedications } from '@/lib/records/medications/plan';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { direction, weightTrend } from '@/lib/records/weights/trend';
import { formatWeight } from '@/lib/records/weights/units';

interface AtAGlanceProps {
  record: HealthRecord;
  planned: readonly PlannedVaccine[];
  weightUnit: 'kg' | 'lb';
  today: Day;
}

const arrows = { up: '↗', down: '↘', steady: '→' } as const;
const tones = { due_soon: 'due', overdue: 'danger', lapsed: 'danger' } as const;

export function AtAGlance({ record, planned, weightUnit, today }: AtAGlanceProps) {
  const t = useTranslations('health');
  const locale = useLocale();
  const vaccinations = useTranslations('vaccinations');
  const { pet } = record;
  const asksHistory = planned.length > 0 && record.vaccinations.items.length === 0;
  const link = (part: string) => `${paths.petHealth(pet.id)}#${part}`;
  const due = planned.flatMap((vaccine) =>
    vaccine.due && vaccine.status in tones
      ? [{ ...vaccine, due: vaccine.due, status: vaccine.status as keyof typeof tones }]
      : [],
  );
  const [weight] = record.weights.items;
  const { month } = weightTrend(record.weights.items);
  const medications = currentMedications(record.medications.items, today);
  const conditions = record.conditions.items.filter(({ status }) => status !== 'resolved');
  return (
    <Card>
      <CardTitle className="mb-1">{t('glance.title')}</CardTitle>
      <dl className="divide-y divide-line">
        <Entry label={t('glance.due')} href={link('vaccinations')} none={due.length === 0 && t('glance.nothingDue')}>
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
        </Entry>
        <Entry label={t('glance.weight')} href={link('weights')} none={!weight && t('glance.noWeight')}>
          {weight ? (
            <p>
              <span className="tabular">{formatWeight(weight.grams, weightUnit, locale)}</span>{' '}
              {month ? (
                <span className="text-sm text-muted">
                  <span aria-hidden="true">{arrows[direction(month)]} </span>
                  {t(`glance.${direction(month)}`, {
                    percent: formatNumber(Math.abs(month.percent), locale, { max: 1 }),
                  })}
                </span>
              ) : null}
            </p>
          ) : null}
        </Entry>
        <Entry
          label={t('glance.medication')}
          href={link('medications')}
          none={medications.length === 0 && t('glance.noMedication')}
        >
          {medications.map(({ id, name, dosage, allergyCheck }) => (
            <div key={id}>
              <p>{joinIsolated([name, dosage], ', ')}</p>
              <AllergyWarnings warnings={allergyCheck.conflicts} />
            </div>
          ))}
        </Entry>
        <Entry
          label={t('glance.conditions')}
          href={link('conditions')}
          none={conditions.length === 0 && t('glance.noConditions')}
        >
          {conditions.map(({ id, name }) => (
            <p key={id} dir="auto">
              {name}
            </p>
          ))}
        </Entry>
      </dl>
    </Card>
  );
}

function Entry({
  label,
  href,
  none,
  children,
}: {
  label: string;
  href: string;
  none: string | false;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-2.5">
      <dt className="min-w-0 break-words">
        <IntentLink
          href={href}
          className="tap -my-2.5 inline-flex items-center text-primary underline underline-offset-4"
        >
          {label}
        </IntentLink>
      </dt>
      <dd className="wrap-anywhere">{none === false ? children : <p className="text-muted">{none}</p>}</dd>
    </div>
  );
}
