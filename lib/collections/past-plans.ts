import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';

/** As many changes of one plan are remembered. */
const MOST = 20;
/** And for so long: no screen or paper looks further back. */
const KEPT = 400 * DAY;

/** Of the plans that an entry had before, in order of time, those that are still remembered. */
export function recentPlans<Plan extends { until: string }>(plans: readonly Plan[], at: Date): Plan[] {
  return plans.filter(({ until }) => instantFromJson(until) > addMs(at, -KEPT)).slice(-MOST);
}
