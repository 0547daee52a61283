import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { OptionalSourceMark } from '@/components/ornaments/source-mark';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { NotCompared } from '@/components/records/medications/not-compared';
import { StepLines } from '@/components/records/medications/step-lines';
import { useDoseTimes } from '@/components/records/medications/use-dose-times';
import { Badge } from '@/components/ui/badge';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { formatWeight } from '@/lib/records/weights/units';
import type { SharedMedication, SharedTreatment, SharedView } from '@/lib/sharing/links/shared-view';
import { SharedCard, SharedList } from './shared-card';

const tones = { mild: 'neutral', moderate: 'due', severe: 'danger' } as const;
const order = { severe: 0, moderate: 1, mild: 2 } as const;

interface SharedAlertsProps {
  view: SharedView;
  brief?: boolean;
}

export function SharedAlerts({ view, brief = false }: SharedAlertsProps) {
  const t = useTranslations('sharedPet');
  const titles = { allergies: useTranslations('allergies'), conditions: useTranslations('conditions') };
  const medication = useTranslations('medications.allergy');
  const { medications, unknownAllergens = [] } = view;
  const allergies = brief ? undefined : view.allergies;
  const conditions = brief && view.conditions?.length === 0 ? undefined : view.conditions;
  if (!allergies && !conditions && !medications) return null;
  const isMedicationOnly = brief && !conditions;
  const title = brief ? t('medicine') : t('alerts');
  return (
    <SharedCard title={isMedicationOnly ? t('medication') : title}>
      {allergies ? (
        <Group title={titles.allergies('title')} none={allergies.length === 0 && t('noAllergies')}>
          {allergies
            .toSorted((a, b) => order[a.severity] - order[b.severity])
            .map(({ allergen, severity, reaction, source }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two allergies may read the same
              <li key={index}>
                <span dir="auto" className="font-medium wrap-anywhere">
                  {allergen}
                </span>{' '}
                <Badge tone={tones[severity]}>{titles.allergies(`severities.${severity}`)}</Badge>{' '}
                <OptionalSourceMark of={source} />
                {reaction ? (
                  <p dir="auto" className="text-sm text-muted wrap-anywhere">
                    {reaction}
                  </p>
                ) : null}
              </li>
            ))}
        </Group>
      ) : null}
      {conditions ? <Conditions conditions={conditions} /> : null}
      {medications ? (
        <Group title={isMedicationOnly ? null : t('medication')} none={medications.length === 0 && t('noMedication')}>
          {medications.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same medicine may be given twice
            <Medicine key={index} medication={one} />
          ))}
        </Group>
      ) : null}
      {brief ? null : <SharedTreatments view={view} />}
      <NotCompared words={[...new Set((medications ?? []).flatMap(({ unknownWords }) => unknownWords))]} />
      {unknownAllergens.length > 0 ? (
        <p className="mt-1 text-sm text-muted wrap-anywhere">
          {medication('unknownAllergens', { names: joinIsolated(unknownAllergens, ', ') })}
        </p>
      ) : null}
    </SharedCard>
  );
}

interface ConditionsProps {
  conditions: NonNullable<SharedView['conditions']>;
  title?: string;
}

export function Conditions({ conditions, title }: ConditionsProps) {
  const t = useTranslations('conditions');
  const sharedPetText = useTranslations('sharedPet');
  const locale = useLocale();
  return (
    <Group title={title ?? t('title')} none={conditions.length === 0 && sharedPetText('noConditions')}>
      {conditions.map(({ name, status, diagnosedOn, whatToDo, note, source }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two conditions may be called the same
        <li key={index}>
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>{' '}
          <Badge tone={status === 'active' ? 'due' : 'neutral'}>{t(`statuses.${status}`)}</Badge>{' '}
          {diagnosedOn ? (
            <span className="text-sm text-muted">{t('since', { date: formatDay(diagnosedOn, locale, 'medium') })}</span>
          ) : null}{' '}
          <OptionalSourceMark of={source} />
          {whatToDo ? (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {t('ifItShows', { text: whatToDo })}
            </p>
          ) : null}
          {note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {note}
            </p>
          ) : null}
        </li>
      ))}
    </Group>
  );
}

export function SharedTreatments({
  view: { treatments, timeZone },
}: {
  view: Pick<SharedView, 'treatments' | 'timeZone'>;
}) {
  const t = useTranslations('treatments');
  const sharedPetText = useTranslations('sharedPet');
  const locale = useLocale();
  const about = ({ kind, substance, givenAt, givenBy }: SharedTreatment) => {
    const when = formatInstant(instantFromJson(givenAt), locale, timeZone);
    return [t(`kinds.${kind}`), when, substance, givenBy];
  };
  if (!treatments) return null;
  return (
    <Group title={t('title')} none={treatments.length === 0 && sharedPetText('noTreatments')}>
      {treatments.map((treatment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be given twice
        <li key={index}>
          <span dir="auto" className="font-medium wrap-anywhere">
            {treatment.product}
          </span>{' '}
          <span className="text-sm text-muted wrap-anywhere">{joinIsolated(about(treatment), ' · ')}</span>{' '}
          <OptionalSourceMark of={treatment.source} />
          {treatment.nextDueOn ? (
            <p className="text-sm">{t('due', { date: formatDay(treatment.nextDueOn, locale, 'medium') })}</p>
          ) : null}
        </li>
      ))}
    </Group>
  );
}

/** Enough decimals for three significant digits, because doses of 0.005 mg/kg exist. */
const digitsOf = (amount: number) => Math.max(2, 2 - Math.floor(Math.log10(amount)));

export function Medicine({ medication }: { medication: SharedMedication }) {
  const t = useTranslations('medications');
  const sharedPetText = useTranslations('sharedPet');
  const doseTimes = useDoseTimes();
  const { locale, weightUnit } = usePageContext();
  const { name, dosage, frequency, times, startsOn, endsOn, reason, instructions } = medication;
  const { coming: upcomingSteps, warnings, perKg, lastGivenAt, timeZone } = medication;
  const day = (on: string) => formatDay(on, locale, 'medium');
  const how = [dosage, t(`frequencies.${frequency}`), doseTimes(times)];
  const moment = (at: string) => formatInstant(instantFromJson(at), locale, timeZone);
  const about = [
    perKg &&
      sharedPetText('perKg', {
        dose: `${formatNumber(perKg.amount, locale, { max: digitsOf(perKg.amount) })} ${perKg.unit}`,
        weight: formatWeight(perKg.grams, weightUnit, locale),
        date: day(dayIn(instantFromJson(perKg.measuredAt), timeZone)),
      }),
    lastGivenAt && sharedPetText('lastDose', { when: moment(lastGivenAt) }),
    lastGivenAt === null && sharedPetText('noDose'),
    t('since', { date: day(startsOn) }),
    endsOn && t('until', { date: day(endsOn) }),
    reason && t('forReason', { reason }),
  ];
  return (
    <li>
      <span dir="auto" className="font-medium wrap-anywhere">
        {name}
      </span>{' '}
      <span className="wrap-anywhere">{joinIsolated(how, ' · ')}</span> <OptionalSourceMark of={medication.source} />
      <AllergyWarnings warnings={warnings} />
      <p className="text-sm text-muted wrap-anywhere">{joinIsolated(about, ', ')}</p>
      <StepLines steps={upcomingSteps} />
      {instructions ? (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          {instructions}
        </p>
      ) : null}
    </li>
  );
}

interface GroupProps {
  title: string | null;
  none: string | false;
  children: ReactNode;
}

export function Group({ title, none, children }: GroupProps) {
  return (
    <div className="mt-3 first-of-type:mt-0">
      {title ? <h3 className="text-base font-medium">{title}</h3> : null}
      {none === false ? <SharedList>{children}</SharedList> : <p className="text-muted">{none}</p>}
    </div>
  );
}
