import { useTranslations } from 'next-intl';
import { useReader } from '#page-context';
import { DoseMarks } from '@/components/records/vaccinations/dose-marks';
import { useDueWords } from '@/components/records/vaccinations/due-words';
import { Badge } from '@/components/ui/badge';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay } from '@/lib/core/time/dates';
import type { SharedView } from '@/lib/overviews/sharing/shared-view';
import { SharedCard, SharedList } from './shared-card';

const tones = {
  upcoming: 'primary',
  complete: 'neutral',
  due_soon: 'due',
  overdue: 'danger',
  lapsed: 'danger',
} as const;

interface SharedVaccinationsProps {
  vaccinations: NonNullable<SharedView['vaccinations']>;
}

export function SharedVaccinations({ vaccinations }: SharedVaccinationsProps) {
  const t = useTranslations('sharedPet');
  const plan = useTranslations('vaccinationPlan');
  const said = useTranslations('vaccinations');
  const { locale, today } = useReader();
  const words = useDueWords(today, vaccinations.region);
  const day = (on: string) => formatDay(on, locale, 'medium');
  const { planned, doses } = vaccinations;
  return (
    <SharedCard title={t('vaccinations')}>
      <SharedList>
        {planned.map((one) => (
          <li key={one.name[languageOf(locale)]}>
            <span dir="auto" className="font-medium wrap-anywhere">
              {one.name[languageOf(locale)]}
            </span>{' '}
            <Badge tone={tones[one.status]}>{plan(`status.${one.status}`)}</Badge>
            <p className="tabular text-sm">
              {[
                one.tooEarlyOn && t('tooEarly', { date: day(one.tooEarlyOn) }),
                one.lastGivenOn && t('lastGiven', { date: day(one.lastGivenOn) }),
                !one.tooEarlyOn && !one.lastGivenOn && t('neverGiven'),
                words.when(one),
                one.certain === 'vet' && plan('byVet'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <DoseMarks marks={{ tooEarly: [], beforeChip: one.beforeChip }} />
          </li>
        ))}
      </SharedList>
      <h3 className="mt-3 text-base font-medium">{t('doses')}</h3>
      {doses.length === 0 ? <p className="text-muted">{t('noDoses')}</p> : null}
      <ul className="tabular text-sm">
        {doses.map(
          ({ vaccine, product, givenOn, validUntil, manufacturer, batch, vetName, clinic, ...marks }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: of one day there may be two of a kind
            <li key={index} className="py-1 wrap-anywhere">
              {joinIsolated(
                [
                  day(givenOn),
                  vaccine[languageOf(locale)],
                  joinIsolated([manufacturer, product], ' '),
                  batch && said('batchOf', { batch }),
                  validUntil && said('validTo', { date: day(validUntil) }),
                  vetName,
                  clinic,
                ],
                ' · ',
              )}
              <DoseMarks marks={marks} />
            </li>
          ),
        )}
      </ul>
    </SharedCard>
  );
}
