import { useTranslations } from 'next-intl';
import { PlanButton, type PlannedTask } from '@/components/records/appointments/plan-button';
import { Allowed } from '@/components/shell/allowed';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import type { Step } from '@/lib/overviews/travel/step';
import { plannedTask } from './planned-tasks';
import type { TravelWords } from './travel-words';

interface StepButtonProps {
  step: Step;
  page: TripPage;
  words: TravelWords;
  title: string;
}

export function StepButton({ step, page, words, title }: StepButtonProps) {
  const t = useTranslations('travel');
  const texts = { label: t('plan'), name: t('planNamed', { what: title }), ...usePlanWords(1) };
  const task = plannedTask(step, page, words);
  if (!task) return null;
  return (
    <Allowed to="edit">
      <PlanButton petId={page.pet.id} tasks={[task]} words={texts} isUrgent={step.key === 'rabies'} className="mt-2" />
    </Allowed>
  );
}

function usePlanWords(count: number) {
  const t = useTranslations('travel');
  return { done: t('added', { count }), failed: t('failed') };
}

export function AllButton({ page, words }: Omit<StepButtonProps, 'step' | 'title'>) {
  const t = useTranslations('travel');
  const tasks = (page.plan?.steps ?? [])
    .filter(({ state }) => state === 'open')
    .map((step) => plannedTask(step, page, words))
    .filter((task): task is PlannedTask => task !== null);
  const texts = { label: t('all'), ...usePlanWords(tasks.length) };
  if (tasks.length === 0) return null;
  return (
    <Allowed to="edit">
      <PlanButton petId={page.pet.id} tasks={tasks} words={texts} className="travel-all print:hidden" />
    </Allowed>
  );
}
