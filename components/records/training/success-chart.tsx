'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { LineChart } from '@/components/charts/line-chart';
import { formatPercent } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { SkillView } from '@/lib/records/training/view';

const TICKS = [0, 0.5, 1];
/** Success rate of "mastered" (training.json, skillStates). */
const GOAL = { from: 0.8, to: 1 };

interface SuccessChartProps {
  name: string;
  /** Oldest first, at least two. */
  rates: SkillView['rates'];
}

export function SuccessChart({ name, rates }: SuccessChartProps) {
  const t = useTranslations('training');
  const { locale, timeZone } = usePageContext();
  const moment = ({ at }: { at: string }) => instantFromJson(at).getTime();
  const day = ({ at }: { at: string }, style: 'medium' | 'numeric') =>
    formatDay(dayIn(instantFromJson(at), timeZone), locale, style);
  const last = rates.at(-1);
  const ends = [...new Set([rates[0], last])].filter((one) => one !== undefined);
  return (
    <LineChart
      title={t('chart.success', { name })}
      description={t('chart.described', { count: rates.length, rate: formatPercent(last?.rate ?? 0, locale) })}
      points={rates.map((one) => ({
        at: moment(one),
        value: one.rate,
        label: `${formatPercent(one.rate, locale)}, ${day(one, 'medium')}`,
      }))}
      valueLabels={TICKS.map((at) => ({ at, label: formatPercent(at, locale) }))}
      timeLabels={ends.map((one) => ({ at: moment(one), label: day(one, 'numeric') }))}
      band={{ ...GOAL, label: t('chart.goal') }}
    />
  );
}
