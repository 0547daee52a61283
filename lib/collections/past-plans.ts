import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';

const MOST = 20;
/** No screen or paper looks further back. */
const KEPT = 400 * DAY;

export function recentPlans<Plan extends { until: string }>(plans: readonly Plan[], at: Date): Plan[] {
  return plans.filter(({ until }) => instantFromJson(until) > addMs(at, -KEPT)).slice(-MOST);
}
