import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';

export const MAX_PAST_PLANS = 20;
const PLAN_RETENTION_MS = 400 * DAY;

export function recentPlans<Plan extends { until: string }>(plans: readonly Plan[], at: Date): Plan[] {
  return plans.filter(({ until }) => instantFromJson(until) > addMs(at, -PLAN_RETENTION_MS)).slice(-MAX_PAST_PLANS);
}
