import { useLocale, useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatDay, formatMeeting, instantFromJson } from '@/lib/core/time/dates';
import type { TripPage, TripTask } from '@/lib/overviews/travel/queries/trips';
import { ruleOf } from '@/lib/overviews/travel/rules';
import type { Step } from '@/lib/overviews/travel/step';
import type { RuleId } from '@/lib/overviews/travel/vocabulary';
import { StepButton } from './step-button';
import { isWindow, type TravelWords } from './travel-words';

interface TravelStepProps {
  step: Step;
  page: TripPage;
  words: TravelWords;
}

export function TravelStep({ step, page, words }: TravelStepProps) {
  const { title, text } = words.wordsOf(step);
  const task = page.tasks.get(step.key);
  const kind = isWindow(step) && step.state === 'open' ? 'window' : step.state;
  return (
    <li className={cn('travel-step', `travel-${kind}`, step.key === 'arrival' && 'travel-arrival')}>
      <When step={step} words={words} />
      <span className="travel-mark" aria-hidden="true">
        <Mark step={step} />
      </span>
      <div className="travel-told">
        <h3>{title}</h3>
        <p>{text}</p>
        <Source rule={step.rule} isBooking={step.key === 'booking'} />
        {task ? <InCalendar petId={page.pet.id} task={task} /> : null}
        <StepButton step={step} page={page} words={words} title={title} />
      </div>
    </li>
  );
}

function Mark({ step }: { step: Step }) {
  if (step.key === 'arrival') return <Icon of="flag" />;
  return step.state === 'done' ? <Icon of="check" /> : null;
}

function When({ step, words }: Omit<TravelStepProps, 'page'>) {
  const t = useTranslations('travel');
  const { state, from, by } = step;
  if (state === 'done' || state === 'check' || by === null) {
    const label = { done: t('done'), check: t('check'), late: t('late'), open: '' }[state];
    return <p className="travel-when">{label}</p>;
  }
  const last = words.before(by);
  const first = isWindow(step) && from !== null ? words.before(from) : last;
  return (
    <p className="travel-when">
      <b aria-hidden="true">{first === 0 ? '0' : `−${first}`}</b>
      {first > last ? (
        <span aria-hidden="true">{t('until', { days: last })}</span>
      ) : (
        <time dateTime={by}>{words.shortDay(by)}</time>
      )}
      {state === 'late' ? <strong>{t('late')}</strong> : null}
      <span className="sr-only">{t('before', { days: last })}</span>
    </p>
  );
}

function Source({ rule, isBooking }: { rule: RuleId | null; isBooking: boolean }) {
  const t = useTranslations('travel');
  const locale = useLocale();
  if (rule === null) return isBooking ? <p className="travel-source">{t('carrier')}</p> : null;
  const { name, url, readOn, isReadInPart } = ruleOf(rule);
  const source = name[languageOf(locale)];
  return (
    <p className="travel-source">
      <Icon of="scale" />
      <a href={url} target="_blank" rel="noopener noreferrer">
        {readOn
          ? t('checkedOn', { source, day: formatDay(readOn, locale, 'medium') })
          : t(isReadInPart ? 'readInPart' : 'unread', { source })}
      </a>
    </p>
  );
}

function InCalendar({ petId, task: { appointment, visit } }: { petId: string; task: TripTask }) {
  const t = useTranslations('travel');
  const locale = useLocale();
  const foundVisit = appointment ?? visit;
  if (!foundVisit || foundVisit.status === 'cancelled') return null;
  const when = formatMeeting(instantFromJson(foundVisit.startsAt), locale, foundVisit.timeZone);
  return (
    <p className="travel-planned">
      <Icon of="calendar-check" />
      <IntentLink href={paths.petAppointments(petId)}>
        {appointment ? t('planned', { when }) : t('visit', { when })}
      </IntentLink>
    </p>
  );
}
