import type { Skill } from '@/lib/records/training/skill';
import type { SkillView } from '@/lib/records/training/view';

const [unknown, noTries] = [null, { tries: 0, successes: 0 }];

const withoutTraining: Omit<SkillView, 'name'> = {
  ...{ goal: unknown, lastOn: unknown, beganOn: unknown, sureSince: unknown, suggestion: unknown },
  ...{ timesThisWeek: 0, tries: noTries, refresher: false, rates: [] },
  sessions: { items: [], nextCursor: null },
};

export function waitingSkillView({ name }: Skill, view: SkillView | null, before: string | undefined): SkillView {
  const isRenamed = name !== before;
  return { ...withoutTraining, ...view, name: isRenamed || !view ? name : view.name };
}
