import { recentPlans } from '@/lib/collections/past-plans';
import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { around } from '@/tests/support/clock-changes';

test('R7.3 a past plan is kept for 400 days', () => {
  const until = '2028-02-29T08:00:00.000Z';
  const moments = around(addMs(instantFromJson(until), 400 * DAY).toISOString());
  expect(moments.map((at) => recentPlans([{ until }], at).length)).toEqual([1, 0, 0]);
});
