'use client';

import { useTranslations } from 'next-intl';
import { msFromJson } from '@/lib/core/time/dates';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';
import { useGuardWords } from './guard-words';

const ENDS = { first: 6, last: 93 };
/** Percent. Beyond this position the text no longer fits to the right of the mark "now". */
const CROWDED = 60;

export function GuardBar({ guard }: { guard: DoseGuard }) {
  const t = useTranslations('doseGuard');
  const words = useGuardWords(guard);
  const { at, now, next } = guard;
  if (!next) return null;
  const whole = msFromJson(next.at) - msFromJson(at);
  const share = (100 * (msFromJson(now) - msFromJson(at))) / whole;
  const place = Math.min(ENDS.last, Math.max(ENDS.first, share));
  const notYet = place > CROWDED ? place / 2 : (place + 100) / 2;
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="guard-bar">
        <i className="guard-track" />
        <i className="guard-given" />
        <i className="guard-next" />
        <i className="guard-now" style={{ left: `${place}%` }} />
        <span className="guard-now-word" style={{ left: `${place}%` }}>
          {t('now')}
        </span>
        <span className="guard-not-yet" style={{ left: `${notYet}%` }}>
          {t('notYet')}
        </span>
      </div>
      <p className="flex justify-between gap-4 px-1 text-sm text-muted tabular">
        <span>{words.given}</span>
        <span className="text-end">{words.next}</span>
      </p>
    </div>
  );
}
