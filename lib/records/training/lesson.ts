import { fold } from '@/lib/core/text/fold';
import { addDays, addMs, type Day, dayIn, HOUR, instantFromJson, weekdayOf } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { type Stage, stages } from './vocabulary';

export interface LessonRoutine {
  title: string;
  weekdays: readonly number[];
  timeOfDay: string;
  timeZone: string;
  durationMinutes: number | null;
  plannedFrom: string;
}

interface LessonSkill {
  id: string;
  name: string;
  stage: Stage;
  lastOn: Day | null;
}

export interface Lesson {
  skillId: string;
  planned: { day: Day; time: string; minutes: number | null } | null;
}

const DAYS_AHEAD = 7;

const words = (text: string) => ` ${fold(text)} `;

/** Compares words of the title, because routines have no link to skills. */
function names(routine: LessonRoutine, skill: LessonSkill): boolean {
  const name = words(skill.name);
  return name.trim() !== '' && words(routine.title).includes(name);
}

function nextTime(routine: LessonRoutine, lastOn: Day | null, at: Date): { at: Date; day: Day } | null {
  const { weekdays, timeOfDay, timeZone, plannedFrom } = routine;
  const today = dayIn(at, timeZone);
  const earliest = Math.max(instantFromJson(plannedFrom).getTime(), addMs(at, -HOUR).getTime());
  // Starts yesterday, because a lesson late last evening stays due for an hour.
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const moment = toPlannedInstant(day, timeOfDay, timeZone);
    if (weekdays.includes(weekdayOf(day)) && moment.getTime() >= earliest && day !== lastOn) return { at: moment, day };
  }
  return null;
}

function plannedLessons(skills: readonly LessonSkill[], routines: readonly LessonRoutine[], at: Date) {
  return routines.flatMap((routine) => {
    const skill = skills.find((one) => names(routine, one));
    const next = skill && nextTime(routine, skill.lastOn, at);
    return next ? [{ skill, routine, ...next }] : [];
  });
}

export function nextLesson(
  skills: readonly LessonSkill[],
  routines: readonly LessonRoutine[],
  at: Date,
): Lesson | null {
  const [plannedLesson] = plannedLessons(skills, routines, at).sort((a, b) => a.at.getTime() - b.at.getTime());
  if (plannedLesson) {
    const { skill, day, routine } = plannedLesson;
    return { skillId: skill.id, planned: { day, time: routine.timeOfDay, minutes: routine.durationMinutes } };
  }
  const orderOf = ({ stage }: LessonSkill) => (stage === 'mastered' ? stages.length : -stages.indexOf(stage));
  const [first] = skills.toSorted((a, b) => orderOf(a) - orderOf(b) || (a.lastOn ?? '').localeCompare(b.lastOn ?? ''));
  return first ? { skillId: first.id, planned: null } : null;
}
