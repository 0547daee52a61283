import { type Day, dayIn, daysBetween, instantFromJson } from '@/lib/core/time/dates';
import { successRate } from './progress';
import type { TrainingSession } from './training-session';
import { type NextStage, type Stage, stages } from './vocabulary';

/** training.json, skillStates: our thresholds, based on the trainers' rule of moving on at 80 %. */
const PRACTISING = { sessions: 3, percent: 60 };
const MASTERED = { sessions: 3, percent: 80, days: 2, places: 2 };
const REFRESH_AFTER_DAYS = 30;

export type Session = Pick<TrainingSession, 'practisedAt' | 'attempts' | 'successes' | 'place'>;

const sameWords = (text: string) => text.normalize('NFKC').trim().toLowerCase();
/** Uses integers: 3 of 5 reaches 60 %, which floating point may miss. */
const reachesPercent = (successes: number, attempts: number, percent: number) => successes * 100 >= attempts * percent;
const countDifferent = (values: readonly (string | null)[]) => new Set(values.filter((value) => value !== null)).size;

function isMastered(ratedSessions: readonly Session[], timeZone: string): boolean {
  const last = ratedSessions.slice(0, MASTERED.sessions);
  if (last.length < MASTERED.sessions) return false;
  const attempts = last.reduce((sum, session) => sum + (session.attempts ?? 0), 0);
  const successes = last.reduce((sum, session) => sum + (session.successes ?? 0), 0);
  const days = countDifferent(last.map(({ practisedAt }) => dayIn(instantFromJson(practisedAt), timeZone)));
  const places = countDifferent(last.map(({ place }) => place && sameWords(place)));
  return reachesPercent(successes, attempts, MASTERED.percent) && days >= MASTERED.days && places >= MASTERED.places;
}

/** Sessions without counted attempts say nothing about success. @param sessions newest first */
export function earnedStage(sessions: readonly Session[], timeZone: string): Stage | null {
  if (sessions.length === 0) return null;
  const ratedSessions = sessions.filter((session) => successRate(session) !== null);
  if (isMastered(ratedSessions, timeZone)) return 'mastered';
  const [last] = ratedSessions;
  const well = last !== undefined && reachesPercent(last.successes ?? 0, last.attempts ?? 0, PRACTISING.percent);
  return sessions.length >= PRACTISING.sessions && well ? 'practising' : 'learning';
}

export function stepsReached(stage: Stage): number {
  return stages.indexOf(stage) + 1;
}

export function masteredSince(sessions: readonly Session[], timeZone: string): Day | null {
  const first = sessions.findLastIndex((_, index) => earnedStage(sessions.slice(index), timeZone) === 'mastered');
  const session = sessions[first];
  return session ? dayIn(instantFromJson(session.practisedAt), timeZone) : null;
}

export function percentForNext(stage: Stage): number | null {
  return { learning: PRACTISING.percent, practising: MASTERED.percent, mastered: null }[stage];
}

export function suggestedStage(stage: Stage, sessions: readonly Session[], timeZone: string): NextStage | null {
  const stageEarned = earnedStage(sessions, timeZone);
  const higher = stages.slice(stepsReached(stage)) as NextStage[];
  return higher.find((one) => one === stageEarned) ?? null;
}

/** Source: training.json, maintenance. */
export function wantsRefresher(stage: Stage, lastOn: Day, today: Day): boolean {
  return stage === 'mastered' && daysBetween(lastOn, today) >= REFRESH_AFTER_DAYS;
}
