import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { useVitalWords } from '@/components/records/vitals/vital-words';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { type Day, dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import { urgencyOf } from '@/lib/records/vaccinations/status';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import type { AbnormalVital, SharedView } from '@/lib/sharing/links/shared-view';

function useAlertItems(view: SharedView): ReactNode[] {
  const t = useTranslations('sharedPet');
  const allergyTexts = useTranslations('allergies');
  const { locale } = usePageContext();
  const { fullSentenceOf } = statusWords({ t: useTranslations(), locale });
  const { severeAllergies, allergies, conditions } = view;
  const reactionTo = (name: string) => allergies?.find(({ allergen }) => allergen === name)?.reaction;
  const others = [
    ...(allergies ?? []).filter(({ severity }) => severity === 'moderate'),
    ...(allergies ?? []).filter(({ severity }) => severity === 'mild'),
  ];
  return [
    severeAllergies.length > 0 && (
      <>
        <span className="text-lg font-semibold text-danger">
          {allergyTexts('alert', { names: joinIsolated(severeAllergies, ', ') })}
        </span>{' '}
        {joinIsolated(severeAllergies.map(reactionTo), ', ')}
      </>
    ),
    ...others.map(({ allergen, severity, reaction }) => (
      <>
        <strong className="font-semibold">
          <bdi>{allergen}</bdi>
        </strong>
        , {joinIsolated([allergyTexts(`severities.${severity}`), reaction], ': ')}
      </>
    )),
    ...overdueOf(view).map(({ name, status }) => (
      <>
        <strong className="font-semibold">
          <bdi>{name[languageOf(locale)]}</bdi>
        </strong>
        : {fullSentenceOf(status)}
      </>
    )),
    ...useMeasureAlerts(view),
    allergies?.length === 0 && <span className="text-muted">{t('noAllergies')}</span>,
    conditions?.length === 0 && <span className="text-muted">{t('noConditions')}</span>,
  ].filter(Boolean);
}

const isEmergency = (level: AbnormalVital['level']) => level === 'emergency' || level === 'urgent';

function useMeasureAlerts(view: SharedView): ReactNode[] {
  const t = useTranslations('sharedPet');
  const vital = useTranslations('vitals');
  const words = useVitalWords();
  const { locale, timeZone } = usePageContext();
  const day = (on: Day) => formatDay(on, locale, 'medium');
  const vitalItems = (view.vitals?.abnormal ?? []).map(({ kind, value, day: on, level, range, baseline }) => (
    <>
      <strong className="font-semibold">
        {vital(`kinds.${kind}`)} {words(kind, value)}
      </strong>
      {', '}
      {joinIsolated(
        [
          day(on),
          isEmergency(level) && t(`vitalLevels.${level}`),
          range && vital('usual', { from: words(kind, range[0]), to: words(kind, range[1]) }),
          baseline !== null && vital('baseline', { value: words(kind, baseline) }),
        ],
        ' · ',
      )}
    </>
  ));
  const weightItems = (view.weights?.concerns ?? []).map(({ id, percent, since, until }) => (
    <strong key={id} className="font-semibold">
      {t(`weightConcerns.${id}`, {
        percent: formatNumber(percent, locale, { max: 1 }),
        from: since ? day(dayIn(instantFromJson(since), timeZone)) : '',
        to: day(dayIn(instantFromJson(until), timeZone)),
      })}
    </strong>
  ));
  return [...vitalItems, ...weightItems];
}

const overdueOf = ({ vaccinations }: SharedView) =>
  (vaccinations?.planned ?? []).flatMap(({ name, lastDoseStatus: status }) =>
    status && urgencyOf(status) === 'overdue' ? [{ name, status }] : [],
  );

export function VetAlerts({ view }: { view: SharedView }) {
  const t = useTranslations('sharedPet');
  const items = useAlertItems(view);
  const emergencies = (view.vitals?.abnormal ?? []).filter(({ level }) => isEmergency(level));
  const isUrgent = view.severeAllergies.length + overdueOf(view).length + emergencies.length > 0;
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="alerts"
      className={cn(
        'flex items-center gap-3 rounded-[1rem] border-2 px-4 py-1.5',
        isUrgent ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <h2 id="alerts" className="sr-only">
        {t('alerts')}
      </h2>
      {isUrgent ? <Icon of="triangle-alert" className="size-6 shrink-0 text-danger" /> : null}
      <ul className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two allergies may read the same
          <li key={index} dir="auto" className="border-line wrap-anywhere not-first:sm:border-l not-first:sm:pl-4">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
