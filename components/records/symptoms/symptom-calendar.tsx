import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { addDays, daysBetween, weekStartOf } from '@/lib/core/time/dates';
import { type RecordedSymptom, symptomDays } from '@/lib/records/symptoms/frequency';
import { DIARY_WEEKS, type SymptomKind, type SymptomSeverity } from '@/lib/records/symptoms/vocabulary';

const CELL = 10;
const GAP = 2;
const STEP = CELL + GAP;

/** Opacity by severity. Days without a severity are outlined. */
const opacities: Record<Exclude<SymptomSeverity, 'none'>, number> = { mild: 0.45, moderate: 0.7, severe: 1 };
const UNRATED = 0;

interface SymptomCalendarProps {
  kind: SymptomKind;
  recorded: readonly RecordedSymptom[];
}

/** One column per week and one row per weekday. A stronger color means worse, and an outline means no severity. */
export function SymptomCalendar({ kind, recorded }: SymptomCalendarProps) {
  const t = useTranslations('symptoms');
  const { locale, timeZone, today } = usePageContext();
  const start = addDays(weekStartOf(today, locale), -7 * (DIARY_WEEKS - 1));
  const strengths = new Map<number, number>();
  for (const { day, severity } of symptomDays(recorded, timeZone).filter((one) => one.kind === kind)) {
    const at = daysBetween(start, day);
    const strength = severity === null || severity === 'none' ? UNRATED : opacities[severity];
    if (at >= 0 && day <= today) strengths.set(at, Math.max(strength, strengths.get(at) ?? 0));
  }
  const places = Array.from({ length: daysBetween(start, today) + 1 }, (_, at) => at);
  const squares = (chosenIndexes: readonly number[]) =>
    chosenIndexes.map((at) => `M${Math.floor(at / 7) * STEP} ${(at % 7) * STEP}h${CELL}v${CELL}h-${CELL}z`).join('');
  const levels = [...new Set(strengths.values())];
  return (
    <svg
      role="img"
      aria-label={t('calendar', { kind: t(`kinds.${kind}`), days: strengths.size, weeks: DIARY_WEEKS })}
      width={DIARY_WEEKS * STEP - GAP}
      height={7 * STEP - GAP}
      className="shrink-0 overflow-visible"
    >
      <path d={squares(places.filter((at) => !strengths.has(at)))} className="fill-line" />
      {levels.map((level) => (
        <path
          key={level}
          d={squares(places.filter((at) => strengths.get(at) === level))}
          fillOpacity={level}
          className="fill-danger stroke-danger"
        />
      ))}
    </svg>
  );
}
