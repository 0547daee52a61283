import type { PlannedTask } from '@/components/records/appointments/plan-button';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import { ruleOf } from '@/lib/overviews/travel/rules';
import type { Step } from '@/lib/overviews/travel/step';
import type { TravelWords } from './travel-words';

const plannable: readonly Step['state'][] = ['open', 'check'];

const elsewhere: readonly string[] = ['booking', 'form'];

export function plannedTask(step: Step, page: TripPage, words: TravelWords): PlannedTask | null {
  const task = page.tasks.get(step.key);
  if (!task || task.appointment || task.startsAt === null || !plannable.includes(step.state)) return null;
  const { title, text } = words.wordsOf(step);
  const rule = step.rule && ruleOf(step.rule);
  const source = rule && (rule.readOn ? `${rule.url} (${words.dayOf(rule.readOn)})` : rule.url);
  return {
    id: task.id,
    isBinned: task.isBinned,
    startsAt: task.startsAt.toISOString(),
    kind: elsewhere.includes(step.key) ? 'other' : 'vet',
    title,
    note: [text, source].filter(Boolean).join('\n'),
    timeZone: page.timeZone,
  };
}
