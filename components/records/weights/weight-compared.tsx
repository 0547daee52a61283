'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { readNumber } from '@/lib/core/i18n/numbers';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { IdealRange } from '@/lib/records/weights/ideal-range';
import { formatDifference, formatStoredWeight, formatWeight, toGrams } from '@/lib/records/weights/units';
import type { Weight } from '@/lib/records/weights/weight';
import { useTypedWeight } from './weight-fields';

/** Asks for confirmation above this fraction, because such a change is more often a typing error. */
const UNUSUAL = 0.1;

interface WeightComparedProps {
  last: Weight | null;
  ideal: IdealRange | null;
}

export function WeightCompared({ last, ideal }: WeightComparedProps) {
  const { text, unit } = useTypedWeight();
  const value = readNumber(text ?? '');
  const grams = value === null ? null : toGrams(value, unit);
  return (
    <div className="grid gap-3">
      {ideal ? <RangeBar ideal={ideal} last={last?.grams ?? null} grams={grams} /> : null}
      <p
        aria-live="polite"
        className="flex min-h-9 flex-wrap items-center justify-center gap-x-2 gap-y-1 text-sm text-muted"
      >
        {last ? <Change last={last} grams={grams} /> : null}
      </p>
    </div>
  );
}

function Change({ last, grams }: { last: Weight; grams: number | null }) {
  const t = useTranslations('weights');
  const { locale, timeZone, weightUnit } = usePageContext();
  const weight = formatWeight(last.grams, weightUnit, locale);
  const date = formatDay(dayIn(instantFromJson(last.measuredAt), timeZone), locale, 'dayMonth');
  if (grams === null || grams === 0) return t('lastOn', { weight, date });
  const difference = grams - last.grams;
  if (Math.abs(difference) > last.grams * UNUSUAL) {
    return (
      <span className="rounded-control bg-due-soft px-3 py-1.5 font-medium text-due">
        {t('really', { weight: formatStoredWeight(grams, weightUnit, locale), last: weight })}
      </span>
    );
  }
  if (difference === 0) return t('sameAs', { weight, date });
  return (
    <>
      <span className="inline-flex items-center gap-1.5 rounded-control bg-primary-soft px-3 py-1.5 font-medium text-primary">
        <Icon of={difference > 0 ? 'arrow-up-right' : 'arrow-down-right'} className="size-4" />
        {t(difference > 0 ? 'moreBy' : 'lessBy', { difference: formatDifference(difference, weightUnit, locale) })}
      </span>
      {t('comparedWith', { weight, date })}
    </>
  );
}

function RangeBar({ ideal, last, grams }: { ideal: IdealRange; last: number | null; grams: number | null }) {
  const t = useTranslations('weights');
  const { locale, weightUnit } = usePageContext();
  const visibleWeights = [last, grams].filter((one) => one !== null && one > ideal.from * 0.5 && one < ideal.to * 1.5);
  const margin = (ideal.to - ideal.from) * 0.6;
  const from = Math.min(ideal.from - margin, ...visibleWeights.map((one) => (one ?? 0) - margin / 4));
  const to = Math.max(ideal.to + margin, ...visibleWeights.map((one) => (one ?? 0) + margin / 4));
  const at = (value: number) => `${Math.min(100, Math.max(0, ((value - from) * 100) / (to - from)))}%`;
  return (
    <div aria-hidden="true" className="mx-2">
      <div className="relative h-2.5 rounded-full border border-line bg-sunken">
        <span
          className="absolute -inset-y-px rounded-full border border-primary bg-primary-soft"
          style={{ left: at(ideal.from), width: `calc(${at(ideal.to)} - ${at(ideal.from)})` }}
        />
        {last === null ? null : (
          <span className="absolute -top-1.5 h-5.5 w-0.5 -translate-x-1/2 bg-muted" style={{ left: at(last) }} />
        )}
        {grams ? (
          <span
            className="absolute top-1/2 size-6 -translate-1/2 rounded-full border-4 border-surface bg-primary shadow-card"
            style={{ left: at(grams) }}
          />
        ) : null}
      </div>
      <div className="relative mt-2 h-5 text-sm text-muted">
        <span className="absolute -translate-x-1/2" style={{ left: at(ideal.from) }}>
          {formatWeight(ideal.from, weightUnit, locale)}
        </span>
        <span className="absolute -translate-x-1/2 text-primary" style={{ left: at((ideal.from + ideal.to) / 2) }}>
          {t('ideal')}
        </span>
        <span className="absolute -translate-x-1/2" style={{ left: at(ideal.to) }}>
          {formatWeight(ideal.to, weightUnit, locale)}
        </span>
      </div>
    </div>
  );
}
