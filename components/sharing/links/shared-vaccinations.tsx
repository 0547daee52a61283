import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { OptionalSourceMark } from '@/components/ornaments/source-mark';
import { DoseMarks } from '@/components/records/vaccinations/dose-marks';
import { VaccinationStamp } from '@/components/records/vaccinations/dose-stamp';
import { useDueWords } from '@/components/records/vaccinations/due-words';
import { StatusBadge } from '@/components/records/vaccinations/status-badge';
import { StatusLine } from '@/components/records/vaccinations/status-line';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { SharedCard } from './shared-card';

const STAMPS = 4;

interface SharedVaccinationsProps {
  vaccinations: NonNullable<SharedView['vaccinations']>;
}

export function SharedVaccinations({ vaccinations }: SharedVaccinationsProps) {
  const t = useTranslations('sharedPet');
  const plan = useTranslations('vaccinationPlan');
  const { locale, today } = usePageContext();
  const words = useDueWords(today, vaccinations.region, 'medium');
  const day = (on: string) => formatDay(on, locale, 'medium');
  const language = languageOf(locale);
  const { planned, doses, stamps } = vaccinations;
  const productsOf = ({ lastDoses }: (typeof planned)[number]) =>
    lastDoses.map(({ typed, product, batch }) => joinIsolated([typed, product, batch], ', '));
  const listedVaccines = doses.length > 0 ? planned : planned.filter(({ due }) => due !== null);
  return (
    <SharedCard title={t('vaccinations')}>
      <Stamps stamps={stamps} />
      <ul className="divide-y divide-line">
        {listedVaccines.map((one) => (
          <li
            key={one.name.en}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 py-1.5 text-[0.8125rem] lg:grid-cols-[minmax(0,10.25rem)_minmax(0,1fr)_auto] lg:py-0.5"
          >
            <bdi className="font-semibold wrap-anywhere">{one.name[language]}</bdi>
            <StatusBadge of={one} className="justify-self-end lg:order-last" />
            <div className="col-span-2 tabular wrap-anywhere lg:col-span-1">
              {one.lastDoseStatus ? <StatusLine status={one.lastDoseStatus} /> : null}
              {[
                ...productsOf(one),
                one.tooEarlyOn &&
                  t('tooEarly', { date: day(one.tooEarlyOn), guideline: one.tooEarlyBy?.[language] ?? '' }),
                one.lastGivenOn && t('lastGiven', { date: day(one.lastGivenOn) }),
                !one.tooEarlyOn && !one.lastGivenOn && t('neverGiven'),
                one.lastDoseStatus === null && words.when(one),
                one.certain === 'vet' && plan('byVet'),
              ]
                .filter(Boolean)
                .join(' · ')}{' '}
              <OptionalSourceMark of={one.lastDoses[0]?.source} />
            </div>
            {one.beforeChip ? (
              <div className="col-span-full lg:order-last">
                <DoseMarks marks={{ tooEarly: [], beforeChip: true }} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <Doses doses={doses} />
    </SharedCard>
  );
}

function Stamps({ stamps }: Pick<SharedVaccinationsProps['vaccinations'], 'stamps'>) {
  const t = useTranslations('vaccinationPlan.stamps');
  if (stamps.length === 0) return null;
  return (
    <div className="relative isolate -mx-4 mb-1 overflow-hidden px-4 py-1 sm:-mx-5">
      <span aria-hidden="true" className="guilloche absolute inset-0 -z-10 text-primary opacity-[0.11]" />
      <ul aria-label={t('label')} className="flex flex-wrap items-center justify-around gap-2">
        {stamps.slice(0, STAMPS).map((stamp) => (
          <li key={`${stamp.vaccine} ${stamp.givenOn}`}>
            <VaccinationStamp stamp={stamp} dose={stamp} size={88} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Folded, unless a dose has a warning. */
function Doses({ doses }: Pick<SharedVaccinationsProps['vaccinations'], 'doses'>) {
  const t = useTranslations('sharedPet');
  const vaccinationTexts = useTranslations('vaccinations');
  const { locale } = usePageContext();
  const day = (on: string) => formatDay(on, locale, 'medium');
  if (doses.length === 0) return <p className="mt-2 text-muted">{t('noDoses')}</p>;
  const isMarked = doses.some(({ tooEarly, beforeChip }) => tooEarly.length > 0 || beforeChip);
  return (
    <details open={isMarked} className="group/doses">
      <summary className="tap flex items-center gap-2 font-medium text-primary">
        {t('doses')}
        <Icon of="chevron-down" className="size-5 group-open/doses:rotate-180" />
      </summary>
      <ul className="text-sm tabular">
        {doses.map(
          (
            { vaccine, product, givenOn, validUntil, manufacturer, batch, vetName, clinic, source, ...marks },
            index,
          ) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: of one day there may be two of a kind
            <li key={index} className="py-1 wrap-anywhere">
              {joinIsolated(
                [
                  day(givenOn),
                  vaccine[languageOf(locale)],
                  joinIsolated([manufacturer, product], ' '),
                  batch && vaccinationTexts('batchOf', { batch }),
                  validUntil && vaccinationTexts('validTo', { date: day(validUntil) }),
                  vetName,
                  clinic,
                ],
                ' · ',
              )}{' '}
              <OptionalSourceMark of={source} />
              <DoseMarks marks={marks} />
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
