'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatInstant, instantFromJson } from '@/lib/core/dates';
import type { ImportAnswer } from '@/lib/weights/import-rows';
import { formatWeight } from '@/lib/weights/units';
import type { WeightUnit } from '@/lib/weights/vocabulary';

/** Lines that are shown; nobody reads a thousand. */
const SHOWN = { rows: 5, errors: 20 };

/** What an import would store, and which lines it would leave out. */
export function ImportPreview({ answer, unit }: { answer: ImportAnswer; unit: WeightUnit }) {
  const t = useTranslations('weights.csv');
  const locale = useLocale();
  const { rows, errors, added, skipped } = answer;
  return (
    <div className="grid gap-3">
      <p className="font-medium">{t('preview', { added, skipped, left: errors.length })}</p>
      {rows.length > 0 ? (
        <div>
          <p className="text-sm text-muted">{t('first')}</p>
          <ul className="tabular text-sm">
            {rows.slice(0, SHOWN.rows).map(({ line, measuredAt, grams, note }) => (
              <li key={line} className="wrap-anywhere">
                {[formatInstant(instantFromJson(measuredAt), locale), formatWeight(grams, unit, locale), note]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {errors.length > 0 ? (
        <div>
          <p className="text-sm font-medium text-danger">{t('problems')}</p>
          <ul className="text-sm">
            {errors.slice(0, SHOWN.errors).map(({ line, message }) => (
              <li key={line}>{t('line', { line: String(line), message })}</li>
            ))}
            {errors.length > SHOWN.errors ? <li>{t('more', { count: errors.length - SHOWN.errors })}</li> : null}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
