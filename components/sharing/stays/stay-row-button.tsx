import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { formatInstant, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import { medicationLimits } from '@/lib/records/medications/vocabulary';
import type { StayTask } from '@/lib/sharing/stays/plan';
import type { SitterPageProps } from './sitter-page-props';

interface StayRowButtonProps extends SitterPageProps {
  task: StayTask;
  petName: string;
}

export function StayRowButton({ task, petName, ...page }: StayRowButtonProps) {
  const t = useTranslations('stays.reader');
  const routines = useTranslations('routines.states');
  const { stay } = page;
  const isDose = task.source === 'dose';
  const isAllowed = stay.allows.includes(isDose ? 'doses' : 'ticks');
  const what = joinIsolated([task.title, petName], ', ');
  if (task.state === 'done' && task.said) {
    const own = stay.pets.find(({ id }) => id === task.petId)?.own ?? null;
    const isOwn = own !== null && own === task.said.memberId;
    return (
      <div className="text-end text-sm">
        <DoneAt outcome={task.said} timeZone={task.timeZone} />
        {isOwn && isAllowed ? (
          <TaskForm task={task} page={page} undo>
            <button type="submit" aria-label={t('undoOf', { what })} className="tap underline underline-offset-4">
              {t('undo')}
            </button>
          </TaskForm>
        ) : (
          <p className="text-muted wrap-anywhere">
            <bdi>{task.said.by}</bdi>
          </p>
        )}
      </div>
    );
  }
  if (task.state === 'skipped' || !task.open || !isAllowed) {
    return <span className="text-sm text-muted">{routines(task.state)}</span>;
  }
  if (questionOf(task, page)) return null;
  return (
    <TaskForm task={task} page={page}>
      <Button
        type="submit"
        variant={isDose ? 'danger' : 'outline'}
        aria-label={t(isDose ? 'giveOf' : 'doneOf', { what })}
        className={isDose ? undefined : 'border-cover-ink! text-cover-ink!'}
      >
        {isDose ? null : <Icon of="check" className="size-5" />}
        {t(isDose ? 'give' : 'done')}
      </Button>
    </TaskForm>
  );
}

function DoneAt({ outcome, timeZone }: { outcome: NonNullable<StayTask['said']>; timeZone: string }) {
  const locale = useLocale();
  return (
    <p className="flex items-center justify-end gap-1 font-semibold text-cover-ink tabular">
      <Icon of="check" className="size-5" />
      {formatTime(timeIn(instantFromJson(outcome.at), timeZone), locale)}
    </p>
  );
}

interface TaskFormProps {
  task: StayTask;
  page: SitterPageProps;
  undo?: boolean;
  confirmed?: boolean;
  children: ReactNode;
}

function TaskForm({ task, page: { action, view, formOutcome }, undo, confirmed, children }: TaskFormProps) {
  const language = languageOf(useLocale());
  const isDose = task.source === 'dose';
  const fields = {
    petId: task.petId,
    ...(isDose
      ? { medicationId: task.id, scheduledFor: task.scheduledFor ?? '' }
      : { routineId: task.id, day: task.day }),
    row: task.key,
    view: view.day,
    lng: language,
    ...(undo && { undo: '1' }),
    ...(confirmed && { confirmed: '1', knownAt: formOutcome?.outcome === 'soon' ? (task.tooSoonAfter ?? '') : '' }),
  };
  return (
    <form action={`${action}/${isDose ? 'doses' : 'ticks'}`} method="post" className="grid gap-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function questionOf({ key, open, tooSoonAfter }: StayTask, { formOutcome }: SitterPageProps): 'early' | 'soon' | null {
  if (!open || formOutcome?.row !== key) return null;
  if (formOutcome.outcome === 'soon') return tooSoonAfter === null ? null : 'soon';
  return formOutcome.outcome === 'early' ? 'early' : null;
}

export function StayDoseQuestion({ task, ...page }: SitterPageProps & { task: StayTask }) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  const outcome = questionOf(task, page);
  if (outcome === null) return null;
  const id = `why-${task.key}`;
  return (
    <div className="mt-2 border-t border-line pt-2">
      <TaskForm task={task} page={page} confirmed>
        {outcome === 'soon' && task.tooSoonAfter ? (
          <div>
            <p className="mb-2">
              {t('otherDose', { when: formatInstant(instantFromJson(task.tooSoonAfter), locale, task.timeZone) })}
            </p>
            <Label htmlFor={id}>{t('whyAgain')}</Label>
            <Input id={id} name="reason" required maxLength={medicationLimits.againReason} autoComplete="off" />
          </div>
        ) : null}
        <Button type="submit" variant="dangerOutline" block>
          {t('giveAnyway')}
        </Button>
      </TaskForm>
    </div>
  );
}
