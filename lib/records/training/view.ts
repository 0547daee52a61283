import { pageOf } from '@/lib/core/http/page-of';
import type { Page } from '@/lib/core/http/pagination';
import type { Locale } from '@/lib/core/i18n/locales';
import { type Day, dayFromColumn, dayIn, instantFromJson, instantFromMs, monthsBetween } from '@/lib/core/time/dates';
import { idTime } from '@/lib/core/validation/ids';
import { checklistsOf, curriculumOf, findCurriculumSkill, skillName } from './curriculum';
import { lastTries, successRate } from './progress';
import type { Skill } from './skill';
import { masteredSince, suggestedStage, wantsRefresher } from './stage';
import type { TrainingSession } from './training-session';
import type { Category, ChecklistId, NextStage } from './vocabulary';

export interface SkillView {
  name: string;
  goal: string | null;
  lastOn: Day | null;
  /** Day of the first session; null unless all sessions were read. */
  beganOn: Day | null;
  sureSince: Day | null;
  timesThisWeek: number;
  tries: { tries: number; successes: number };
  suggestion: NextStage | null;
  refresher: boolean;
  sessions: Page<TrainingSession>;
  rates: { id: string; at: string; rate: number }[];
}

export interface Reader {
  locale: Locale;
  timeZone: string;
  today: Day;
  weekStart: Day;
}

export function skillView(
  skill: Skill,
  sessions: Page<TrainingSession>,
  { locale, timeZone, today, weekStart }: Reader,
): SkillView {
  const rates = sessions.items
    .map((session) => ({ id: session.id, at: session.practisedAt, rate: successRate(session) }))
    .filter((one): one is { id: string; at: string; rate: number } => one.rate !== null);
  const days = sessions.items.map(({ practisedAt }) => dayIn(instantFromJson(practisedAt), timeZone));
  const [lastOn = null] = days;
  const isComplete = sessions.nextCursor === null;
  const createdDay = dayFromColumn(instantFromMs(idTime(skill.id)));
  return {
    name: skillName(skill, locale),
    goal: findCurriculumSkill(skill.curriculumId)?.done[locale] ?? null,
    lastOn,
    beganOn: isComplete ? (days.at(-1) ?? null) : null,
    sureSince: isComplete && skill.stage === 'mastered' ? masteredSince(sessions.items, timeZone) : null,
    timesThisWeek: days.filter((day) => day >= weekStart).length,
    tries: lastTries(sessions.items),
    suggestion: suggestedStage(skill.stage, sessions.items, timeZone),
    refresher: wantsRefresher(skill.stage, lastOn ?? createdDay, today),
    sessions: pageOf(sessions, ({ practisedAt }) => practisedAt),
    rates: rates.toReversed(),
  };
}

export interface OfferedSkill {
  id: string;
  name: string;
  goal: string;
  level: number;
  category: Category;
}

export function offeredSkills(type: string, skills: readonly Skill[], locale: Locale): OfferedSkill[] {
  const takenIds = new Set(skills.map(({ curriculumId }) => curriculumId));
  return curriculumOf(type)
    .filter(({ id }) => !takenIds.has(id))
    .map(({ id, name, done, level, category }) => ({ id, name: name[locale], goal: done[locale], level, category }));
}

export interface ChecklistView {
  id: ChecklistId;
  items: { id: string; name: string; group: string | null; doneOn: Day | null }[];
}

export function checklistViews(
  pet: { type: string; dateOfBirth: Day | null },
  checks: readonly { list: string; item: string; doneOn: Day }[],
  { locale, today }: Pick<Reader, 'locale' | 'today'>,
): ChecklistView[] {
  const doneDays = new Map(checks.map(({ list, item, doneOn }) => [`${list} ${item}`, doneOn]));
  const months = pet.dateOfBirth ? monthsBetween(pet.dateOfBirth, today) : null;
  return checklistsOf(pet.type, months, new Set(checks.map(({ list }) => list))).map(({ id, items }) => ({
    id,
    items: items.map((item) => ({
      id: item.id,
      name: item.name[locale],
      group: item.group ?? null,
      doneOn: doneDays.get(`${id} ${item.id}`) ?? null,
    })),
  }));
}
