import { joinIsolated } from '@/lib/core/i18n/isolate';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import type { Translator } from '@/lib/core/i18n/translate';
import { type Day, dayIn, formatDay, formatTime, timeIn } from '@/lib/core/time/dates';
import { warningLine } from '@/lib/records/medications/warning-words';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import { protectsAgainst } from '@/lib/records/vaccinations/dose-matching';
import { markLines } from '@/lib/records/vaccinations/mark-words';
import type { PaperFact, PaperRow, PaperSection } from './paper';
import { type RecognizedKind, recognizedKind } from './recognized-treatments';
import type { PassportDose, PassportMedication, PassportRecord, PassportTreatment } from './record';
import { passportRows } from './vocabulary';

export interface PaperWords {
  t: Translator;
  locale: FormatLocale;
  today: Day;
}

const NONE = '—';

export function known(facts: readonly { label: string; value: string | null }[]): PaperFact[] {
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** 15 digits in threes, as chips are read aloud. */
export function spacedChip(chip: string): string {
  return /^\d{15}$/.test(chip) ? chip.replace(/(\d{3})(?=\d)/g, '$1 ') : chip;
}

interface Rows {
  number: string;
  title: string;
  head: string[];
  rows: PaperRow[];
}

function tableOf({ t }: PaperWords, { number, title, head, rows }: Rows, most: number): PaperSection {
  if (rows.length === 0) return { number, title, note: t('passportPdf.none') };
  const note = rows.length > most ? t('passportPdf.newest', { count: most, total: rows.length }) : null;
  return { number, title, table: { head, rows: rows.slice(0, most) }, note };
}

function doseRow({ t, locale }: PaperWords, dose: PassportDose): PaperRow {
  const { vaccine, product, manufacturer, batch, givenOn, validUntil, vetName, clinic } = dose;
  const by = joinIsolated([vetName, clinic], ', ');
  return {
    cells: [
      vaccineName(vaccine, languageOf(locale)),
      formatDay(givenOn, locale, 'numeric'),
      validUntil ? formatDay(validUntil, locale, 'numeric') : NONE,
    ],
    notes: [
      joinIsolated([manufacturer, product], ' '),
      batch ? t('passportPdf.batch', { batch }) : '',
      by ? t('passportPdf.vet', { name: by }) : '',
      ...markLines(dose, locale, (key, values) => t(`vaccinations.marks.${key}`, values)),
    ].filter(Boolean),
  };
}

/** Sections V and IX: rabies is apart, since borders ask for it. */
export function vaccinationSections(words: PaperWords, { vaccinations }: PassportRecord): [PaperSection, PaperSection] {
  const { t } = words;
  const head = [t('passportPdf.vaccine'), t('passportPdf.givenOn'), t('passportPdf.validUntil')];
  const rowsOf = (doses: readonly PassportDose[]) => doses.map((dose) => doseRow(words, dose));
  const rabies = vaccinations.filter((dose) => protectsAgainst(dose, 'Rabies'));
  const others = vaccinations.filter((dose) => !protectsAgainst(dose, 'Rabies'));
  return [
    tableOf(words, { number: 'V', title: t('passportPdf.rabies'), head, rows: rowsOf(rabies) }, passportRows.rabies),
    tableOf(
      words,
      { number: 'IX', title: t('passportPdf.vaccinations'), head, rows: rowsOf(others) },
      passportRows.vaccinations,
    ),
  ];
}

function treatmentRows({ t, locale }: PaperWords, medication: PassportMedication): (PaperRow & { day: Day })[] {
  const { name, dosage, givenAt, timeZone, startsOn, allergyCheck } = medication;
  const notes = [
    ...(dosage ? [dosage] : []),
    ...allergyCheck.conflicts.map((warning) => warningLine(t, languageOf(locale), warning)),
  ];
  const row = (day: Day, time: string) => ({ day, cells: [name, formatDay(day, locale, 'numeric'), time], notes });
  if (givenAt.length === 0) return [row(startsOn, NONE)];
  return givenAt.map((at) => row(dayIn(at, timeZone), formatTime(timeIn(at, timeZone), locale)));
}

function givenTreatment({ t, locale }: PaperWords, treatment: PassportTreatment, timeZone: string): PaperRow {
  const { product, substance, givenAt, givenBy } = treatment;
  const day = formatDay(dayIn(givenAt, timeZone), locale, 'numeric');
  return {
    cells: [product, day, formatTime(timeIn(givenAt, timeZone), locale)],
    notes: [substance ?? '', givenBy ? t('passportPdf.givenBy', { name: givenBy }) : ''].filter(Boolean),
  };
}

/** For pets without any treatment of their own: medications that read like one (docs/decisions/parasite-treatments.md). */
function recognizedTreatments(words: PaperWords, { medications }: PassportRecord, kind: RecognizedKind): PaperRow[] {
  return medications
    .filter((medication) => medication.startsOn <= words.today && recognizedKind(medication) === kind)
    .flatMap((medication) => treatmentRows(words, medication))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
}

export function treatmentSections(words: PaperWords, record: PassportRecord): [PaperSection, PaperSection] {
  const { t } = words;
  const { treatments, timeZone } = record;
  const head = [t('passportPdf.product'), t('passportPdf.givenOn'), t('passportPdf.time')];
  const rowsOf = (section: RecognizedKind) => {
    if (treatments.length === 0) return recognizedTreatments(words, record, section);
    return treatments
      .filter(({ kind }) => (kind === 'echinococcus') === (section === 'echinococcus'))
      .map((treatment) => givenTreatment(words, treatment, timeZone));
  };
  const section = (number: string, title: string, kind: RecognizedKind) =>
    tableOf(words, { number, title, head, rows: rowsOf(kind) }, passportRows.treatments);
  return [
    section('VII', t('passportPdf.echinococcus'), 'echinococcus'),
    section('VIII', t('passportPdf.parasites'), 'parasites'),
  ];
}
