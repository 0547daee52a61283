'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { cn } from '@/components/ui/cn';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { WeightUnit } from '@/lib/core/i18n/units';
import { dayIn, formatDay, instantFromJson, maxDay, minDay } from '@/lib/core/time/dates';
import { zoneToEnter } from '@/lib/page-context/page-context';
import type { ImportError } from '@/lib/records/weights/import-lines';
import type { ImportAnswer } from '@/lib/records/weights/import-rows';
import { formatWeight } from '@/lib/records/weights/units';

const SHOWN = { rows: 5, errors: 20 };

interface LinesProps {
  title: string;
  lines: readonly ImportError[];
  tone: string;
}

function Lines({ title, lines, tone }: LinesProps) {
  const t = useTranslations('weights.csv');
  if (lines.length === 0) return null;
  return (
    <div>
      <p className={cn('text-sm font-medium', tone)}>{title}</p>
      <ul className="text-sm">
        {lines.slice(0, SHOWN.errors).map(({ line, message }) => (
          <li key={line}>{t('line', { line: String(line), message })}</li>
        ))}
        {lines.length > SHOWN.errors ? <li>{t('more', { count: lines.length - SHOWN.errors })}</li> : null}
      </ul>
    </div>
  );
}

function Span({ rows }: { rows: ImportAnswer['rows'] }) {
  const t = useTranslations('weights.csv');
  const locale = useLocale();
  const timeZone = zoneToEnter(usePageContext());
  const [first, ...others] = rows.map(({ measuredAt }) => dayIn(instantFromJson(measuredAt), timeZone));
  if (first === undefined) return null;
  const from = formatDay(minDay(first, ...others), locale);
  const until = formatDay(maxDay(first, ...others), locale);
  return <p className="text-sm">{from === until ? t('day', { day: from }) : t('span', { from, until })}</p>;
}

export function ImportPreview({ answer, unit }: { answer: ImportAnswer; unit: WeightUnit }) {
  const t = useTranslations('weights.csv');
  const locale = useLocale();
  const timeZone = zoneToEnter(usePageContext());
  const { rows, errors, unlikely, added, skipped } = answer;
  return (
    <div className="grid gap-3">
      <p className="font-medium">{t('preview', { added, skipped, left: errors.length })}</p>
      <Span rows={rows} />
      {rows.length > 0 ? (
        <div>
          <p className="text-sm text-muted">{t('first')}</p>
          <ul className="tabular text-sm">
            {rows.slice(0, SHOWN.rows).map(({ line, measuredAt, grams, note }) => (
              <li key={line} className="wrap-anywhere">
                {joinIsolated(
                  [
                    // The day only, because a line without a time is stored as noon, which nobody measured.
                    formatDay(dayIn(instantFromJson(measuredAt), timeZone), locale),
                    formatWeight(grams, unit, locale),
                    note,
                  ],
                  ' · ',
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Lines title={t('problems')} lines={errors} tone="text-danger" />
      <Lines title={t('unlikely')} lines={unlikely} tone="text-due" />
    </div>
  );
}
