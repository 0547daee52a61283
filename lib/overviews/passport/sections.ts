import { joinIsolated } from '@/lib/core/i18n/isolate';
import { languageOf } from '@/lib/core/i18n/locales';
import { dayIn, formatDay, formatTime, timeIn } from '@/lib/core/time/dates';
import { vaccineName } from '@/lib/records/vaccinations/catalogue';
import { protectsAgainst } from '@/lib/records/vaccinations/dose-matching';
import { markLines } from '@/lib/records/vaccinations/mark-words';
import { urgencyOf, type VaccinationStatus } from '@/lib/records/vaccinations/status';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import type { PaperFact, PaperRow, PaperSection } from './paper';
import { type PaperWords, paperWord, type ZonedWords } from './paper-word';
import type { PassportDose, PassportRecord, PassportTreatment } from './record';
import { recordStamps } from './stamp-texts';
import { passportRows } from './vocabulary';

const NONE = '—';

export function nonEmptyFacts(facts: readonly { label: string; value: string | null }[]): PaperFact[] {
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

interface Rows {
  number: string;
  title: string;
  head: string[];
  rows: PaperRow[];
  widths?: readonly number[];
}

function tableOf({ t }: PaperWords, { number, title, head, rows, widths }: Rows, most = rows.length): PaperSection {
  if (rows.length === 0) return { number, title, note: t('passportPdf.none') };
  const note = rows.length > most ? t('passportPdf.newest', { count: most, total: rows.length }) : null;
  return { number, title, table: { head, rows: rows.slice(0, most), widths }, note };
}

/** Recorded end date, else a labeled estimate. A dash if there is neither. */
function endCell({ t, locale }: PaperWords, { validUntil }: PassportDose, status: VaccinationStatus): string {
  if (validUntil) return formatDay(validUntil, locale, 'numeric');
  if (status.kind !== 'estimated') return NONE;
  return t('vaccinationStatus.isEstimate', { text: formatDay(status.until, locale, 'numeric') });
}

function statusNotes(words: PaperWords, status: VaccinationStatus): string[] {
  const isClear = status.kind === 'valid' || status.kind === 'superseded' || status.kind === 'tooEarly';
  return isClear ? [] : [statusWords(words).fullSentenceOf(status)];
}

interface StatedDose {
  dose: PassportDose;
  status: VaccinationStatus;
}

function doseRow(words: ZonedWords, { dose, status }: StatedDose): PaperRow {
  const { t, locale } = words;
  const { vaccine, product, manufacturer, batch, givenOn, vetName, clinic } = dose;
  const by = joinIsolated([vetName, clinic], ', ');
  return {
    cells: [
      vaccineName(vaccine, languageOf(locale)),
      joinIsolated([product, batch], ', ') || NONE,
      formatDay(givenOn, locale, 'numeric'),
      endCell(words, dose, status),
    ],
    notes: [
      ...statusNotes(words, status),
      manufacturer ? t('passportPdf.manufacturer', { name: manufacturer }) : '',
      by ? t('passportPdf.vet', { name: by }) : '',
      paperWord(words, dose.source) ?? '',
      ...markLines(dose, locale, (key, values) => t(`vaccinations.marks.${key}`, values)),
    ].filter(Boolean),
    warns: urgencyOf(status) === 'overdue' ? 3 : null,
  };
}

const DOSE_WIDTHS = [1.5, 1.5, 1, 1];

/** Sections V and IX. Rabies is separate, because borders require it. */
export function vaccinationSections(words: ZonedWords, record: PassportRecord): [PaperSection, PaperSection] {
  const { t } = words;
  const statuses = new Map(recordStamps(words, record).map(({ id, status }) => [id, status]));
  const vaccinations = record.vaccinations.flatMap((dose) => {
    const status = statuses.get(dose.id);
    return status ? [{ dose, status }] : [];
  });
  const head = ['vaccine', 'productBatch', 'givenOn', 'validUntil'] as const;
  const table = (number: string, title: 'rabies' | 'vaccinations', doses: readonly StatedDose[]) => {
    const heads = head.map((key) => t(`passportPdf.${key}`));
    const rows = doses.map((statedDose) => doseRow(words, statedDose));
    return tableOf(words, { number, title: t(`passportPdf.${title}`), head: heads, rows, widths: DOSE_WIDTHS });
  };
  const rabies = vaccinations.filter(({ dose }) => protectsAgainst(dose, 'Rabies'));
  const others = vaccinations.filter(({ dose }) => !protectsAgainst(dose, 'Rabies'));
  return [table('V', 'rabies', rabies), table('IX', 'vaccinations', others)];
}

function treatmentRow(words: ZonedWords, treatment: PassportTreatment): PaperRow {
  const { t, locale, timeZone } = words;
  const { product, substance, givenAt, givenBy, source } = treatment;
  const day = formatDay(dayIn(givenAt, timeZone), locale, 'numeric');
  return {
    cells: [product, day, formatTime(timeIn(givenAt, timeZone), locale)],
    notes: [
      substance ?? '',
      givenBy ? t('passportPdf.givenBy', { name: givenBy }) : '',
      paperWord(words, source) ?? '',
    ].filter(Boolean),
  };
}

/** Sections VII and VIII. Echinococcus is separate, because borders require it. */
export function treatmentSections(words: ZonedWords, { treatments }: PassportRecord): [PaperSection, PaperSection] {
  const { t } = words;
  const head = [t('passportPdf.product'), t('passportPdf.givenOn'), t('passportPdf.time')];
  const most = passportRows.treatments;
  const rowsOf = (treatments: readonly PassportTreatment[]) => treatments.map((one) => treatmentRow(words, one));
  const echinococcus = treatments.filter(({ kind }) => kind === 'echinococcus');
  const others = treatments.filter(({ kind }) => kind !== 'echinococcus');
  return [
    tableOf(words, { number: 'VII', title: t('passportPdf.echinococcus'), head, rows: rowsOf(echinococcus) }, most),
    tableOf(words, { number: 'VIII', title: t('passportPdf.parasites'), head, rows: rowsOf(others) }, most),
  ];
}
