import { useLocale, useTranslations } from 'next-intl';
import { Stamp } from '@/components/ui/stamp';
import { languageOf } from '@/lib/core/i18n/locales';
import { type Day, formatDay } from '@/lib/core/time/dates';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import type { DoseStamp } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';

export type StampedDose = Pick<Vaccination, 'vaccine' | 'givenOn'> & Partial<Pick<Vaccination, 'clinic'>>;

interface DoseStampProps {
  stamp: Omit<DoseStamp, 'id'>;
  dose: StampedDose;
  /** Width in px; from 123 with its date, from 128 with its clinic. */
  size?: number;
  className?: string | undefined;
  /** Where its sentence stands beside it. */
  isDecorative?: boolean;
}

/** As it stands on stamps of any language: 06/2027. */
const monthOf = (day: Day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** Named by a whole sentence: "Rabies, given on 7 December 2025, due on 22 December 2026". */
export function VaccinationStamp({ stamp, dose, size, className, isDecorative = false }: DoseStampProps) {
  const t = useTranslations('vaccinationPlan.stamps');
  const locale = useLocale();
  const known = findVaccine(dose.vaccine);
  const { word, day } = stamp;
  const language = languageOf(locale);
  const said = t(`said.${word}`, {
    vaccine: known?.name[language] ?? dose.vaccine,
    given: formatDay(dose.givenOn, locale),
    date: day ? formatDay(day, locale) : '',
  });
  return (
    <Stamp
      shape={stamp.shape}
      state={stamp.state}
      tilt={stamp.tilt}
      size={size}
      title={known?.short[language] ?? dose.vaccine}
      word={t(`words.${word}`, { date: day ? formatDay(day, locale, 'short') : '', month: day ? monthOf(day) : '' })}
      date={formatDay(dose.givenOn, locale, 'numeric')}
      place={dose.clinic}
      name={isDecorative ? '' : said}
      className={className}
    />
  );
}

const tones = { valid: 'text-primary', due: 'text-due', overdue: 'text-danger', replaced: 'text-muted' } as const;

/** What a small stamp says, in words that can be read. */
export function StampSentence({ stamp: { word, state, day } }: Pick<DoseStampProps, 'stamp'>) {
  const t = useTranslations('vaccinationPlan.stamps');
  const locale = useLocale();
  return (
    <p className={`text-sm font-medium ${tones[state]}`}>
      {t(`beside.${word}`, { date: day ? formatDay(day, locale, 'medium') : '' })}
    </p>
  );
}
