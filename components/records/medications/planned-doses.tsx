'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRings } from '#page-context';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { Allowed } from '@/components/shell/allowed';
import { useDataTime } from '@/components/shell/use-data-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDay, formatTime } from '@/lib/core/time/dates';
import type { DoseState } from '@/lib/records/medications/dose-log';
import type { DoseView } from '@/lib/records/medications/view';
import { type DoseActions, type DoseTarget, useDoseActions } from './dose-actions';
import { useWaitingDoses, type WaitingDose } from './waiting-doses';

const tones = {
  given: 'primary',
  late: 'primary',
  skipped: 'neutral',
  missed: 'neutral',
  due: 'due',
  upcoming: 'neutral',
} as const satisfies Record<DoseState, string>;

interface PlannedDosesProps {
  medication: DoseTarget;
  doses: DoseView[];
}

export function PlannedDoses({ medication, doses }: PlannedDosesProps) {
  const t = useTranslations('medications');
  const actions = useDoseActions(medication);
  const waitingOf = useWaitingDoses(medication);
  // Only the next upcoming dose can be given early. Buttons for all of them would crowd the list.
  const next = doses.find(({ state }) => state === 'upcoming');
  return (
    <>
      <ul aria-label={t('today', { name: medication.name })} className="mt-2 grid gap-1">
        {doses.map((dose) => (
          <PlannedDose
            key={dose.scheduledFor}
            name={medication.name}
            dose={dose}
            open={dose.state === 'due' || dose.state === 'missed' || dose === next}
            actions={actions}
            waiting={waitingOf(dose)}
          />
        ))}
      </ul>
      {doses.some(({ state }) => state === 'missed') ? (
        <p className="mt-1 text-sm text-muted print:hidden">{t('missedAdvice')}</p>
      ) : null}
      {actions.question}
    </>
  );
}

interface PlannedDoseProps {
  name: string;
  dose: DoseView;
  open: boolean;
  actions: DoseActions;
  waiting: WaitingDose | null;
}

function PlannedDose({ name, dose, open, actions, waiting }: PlannedDoseProps) {
  const { scheduledFor, day, time } = dose;
  const t = useTranslations('medications');
  const locale = useLocale();
  const clock = formatTime(time, locale);
  const when = day === null ? clock : `${formatDay(day, locale, 'medium')}, ${clock}`;
  const words = { name, time: when };
  const dataTime = useDataTime();
  const isShared = useRings().length > 1;
  const log = waiting ? waiting.status && { ...waiting, by: null } : dose.log;
  const state = waiting ? (waiting.status ?? 'due') : dose.state;
  const canGive = (open || waiting?.status === null) && !log;
  const isUnsure = isShared && (waiting?.status === 'given' || (dataTime !== null && canGive));
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-sunken px-3 py-1">
      <span className="font-medium tabular">{when}</span>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {waiting ? <WaitingMark mark={waiting.mark} /> : null}
      {isUnsure ? <span className="text-sm text-muted">{t('maybeGiven')}</span> : null}
      {log?.by ? (
        <span className="text-sm text-muted wrap-anywhere">
          {t('loggedBy', { by: log.by, time: formatTime(log.time, locale) })}
        </span>
      ) : null}
      <Allowed to="edit">
        <span className="ml-auto flex gap-1 print:hidden">
          {log ? (
            <Button
              variant="link"
              size="link"
              busy={actions.busy}
              aria-label={t('takeBackOf', words)}
              onClick={() => void actions.undoDose(log.id)}
            >
              {t('takeBack')}
            </Button>
          ) : null}
          {canGive ? (
            <GiveOrSkip scheduledFor={scheduledFor} isDue={state === 'due'} words={words} actions={actions} />
          ) : null}
        </span>
      </Allowed>
    </li>
  );
}

interface GiveOrSkipProps {
  scheduledFor: string;
  isDue: boolean;
  words: { name: string; time: string };
  actions: DoseActions;
}

function GiveOrSkip({ scheduledFor, isDue, words, actions: { busy, log } }: GiveOrSkipProps) {
  const t = useTranslations('medications');
  return (
    <>
      <Button
        variant={isDue ? 'primary' : 'outline'}
        busy={busy}
        aria-label={t('giveOf', words)}
        onClick={() => void log({ status: 'given', scheduledFor })}
      >
        <Icon of="check" />
        {t('give')}
      </Button>
      <Button
        variant="ghost"
        busy={busy}
        aria-label={t('skipOf', words)}
        onClick={() => void log({ status: 'skipped', scheduledFor })}
      >
        <Icon of="skip-forward" />
        {t('skip')}
      </Button>
    </>
  );
}
