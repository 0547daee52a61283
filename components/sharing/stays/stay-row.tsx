import { useLocale, useTranslations } from 'next-intl';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { StepLines } from '@/components/records/medications/step-lines';
import { PetPortrait } from '@/components/records/pets/pet-portrait';
import { cn } from '@/components/ui/cn';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatTime } from '@/lib/core/time/dates';
import { photoUrl } from '@/lib/records/pets/pet';
import { checkFormOutcome } from '@/lib/sharing/stays/form-outcome';
import type { StayTask } from '@/lib/sharing/stays/plan';
import { FormOutcomeMessage } from './form-outcome-message';
import type { SitterPageProps } from './sitter-page-props';
import { StayDoseQuestion, StayRowButton } from './stay-row-button';

interface StayRowProps extends SitterPageProps {
  task: StayTask;
}

/** Task of a stay. Frames medicine and adds how to give it. */
export function StayRow({ task, ...page }: StayRowProps) {
  const t = useTranslations('stays.reader');
  const locale = useLocale();
  const pet = page.stay.pets.find(({ id }) => id === task.petId);
  const isMedicine = task.source === 'dose';
  const how = isMedicine
    ? [pet?.name]
    : [pet?.name, task.minutes !== null && t('minutes', { minutes: String(task.minutes) }), task.note];
  const records = { isDone: task.state === 'done', isTooSoon: task.tooSoonAfter !== null };
  return (
    <li
      id={task.key}
      className={cn('scroll-mt-4 py-3', isMedicine && 'my-2.5 rounded-tile border-2! border-danger bg-surface px-3.5')}
    >
      <FormOutcomeMessage formOutcome={checkFormOutcome(page.formOutcome, records)} row={task.key} />
      <div className="grid min-h-12 grid-cols-[auto_auto_1fr_auto] items-center gap-x-2.5">
        <span className={cn('w-10.5 text-sm font-medium tabular', isMedicine && 'text-danger')}>
          {formatTime(task.time, locale)}
        </span>
        <PetPortrait
          photoUrl={pet && photoUrl(`${page.action}/pets/${pet.id}`, pet.photoKey)}
          type={pet?.type ?? 'other'}
          alt=""
          className={cn('size-10 rounded-full', pet && `cover-${pet.cover}`)}
        />
        <div className="min-w-0 wrap-anywhere">
          <p className={cn('leading-tight', isMedicine && 'font-medium')}>
            {joinIsolated([task.title, task.detail], ', ')}
          </p>
          <p className="text-sm leading-tight text-muted">{joinIsolated(how, ' · ')}</p>
        </div>
        <StayRowButton task={task} petName={pet?.name ?? ''} {...page} />
      </div>
      <StayDoseQuestion task={task} {...page} />
      <StepLines steps={task.steps} />
      <AllergyWarnings warnings={task.warnings} />
      {isMedicine && task.note ? (
        <p dir="auto" className="mt-2 border-t border-line pt-2 whitespace-pre-line wrap-anywhere">
          {task.note}
        </p>
      ) : null}
    </li>
  );
}
