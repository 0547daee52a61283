import { frequencyWords } from '@/lib/collections/heading-words';
import { type Frequency, frequencies } from '@/lib/records/medications/vocabulary';
import type { ReadCell, ReadPage, ReadRow } from './cells';
import type { Calendar } from './date-roles';
import { unionOf } from './layout';
import { paperLimits } from './limits';
import { readPrintedDay } from './paper-dates';
import type { MedicationProposal, Reading } from './proposals';
import { toReading } from './readings';
import { findPhrases, splitList, type Word, wordsOf } from './words';

const DOSE =
  /(?<![\p{L}\d.,])(\d{1,3}(?:[.,]\d{1,2})?|\d\/\d|[¼½¾]|one|una?|eine?|half|media|halbe)\s?(?:tablets?|tabs?|capsules?|caps?|pills?|drops?|pipettes?|comprimidos?|comp|cp|c[aá]psulas?|gotas?|pipetas?|tabletten?|tbl|kapseln?|tropfen|pipetten?|comprim[eé]s?|g[eé]lules?|gouttes?|compress[ae]|pastiglie|capsule|gocce|ml)(?![\p{L}\d])/iu;
const STRENGTH = /\d(?:[.,]\d+)?\s?(?:mg|µg|mcg|g|%|iu|ui|ie)(?![\p{L}\d])/iu;
const EVERY_HOURS =
  /(?:every|cada|alle|toutes les|ogni|a cada|q)\s?(\d{1,2})\s?(?:h|hrs?|hours?|horas?|stunden|std|heures?|ore)\b/iu;

const byHours = new Map<number, Frequency>([
  [4, 'Q4H'],
  [6, 'QID'],
  [8, 'TID'],
  [12, 'BID'],
  [24, 'SID'],
  [48, 'EOD'],
  [72, 'Q72H'],
]);

const frequencyPhrases = new Map<string, Frequency>();
for (const frequency of frequencies) {
  const words: Partial<Record<Frequency, string>> = frequencyWords;
  for (const phrase of splitList(words[frequency] ?? '')) if (phrase !== '') frequencyPhrases.set(phrase, frequency);
}

function readFrequency(cell: ReadCell): Reading<Frequency> | null {
  const [, hours] = EVERY_HOURS.exec(cell.text) ?? [];
  const hourly = byHours.get(Number(hours));
  if (hourly) return toReading(cell, { value: hourly, text: cell.text });
  const found = findPhrases(cell.words, frequencyPhrases);
  const [value, ...alternatives] = new Set(found.map((phrase) => phrase.value));
  return value ? toReading(cell, { value, text: cell.text, alternatives }) : null;
}

const PREFIX =
  /^\s*(?:\d{1,2}[.)]\s+)?(?:(?:rx|medication|medicine|medicamento|medikament|arzneimittel|medicament|médicament|farmaco|medicinale)\s*[:.]\s*|rx\s+)?/iu;

const withoutPrefix = (text: string) =>
  text
    .replace(PREFIX, '')
    .replace(/(?<![\s:;,–-])[\s:;,–-]+$/u, '')
    .trim();

/** Medicine with its strength: in front of the dose, or in the line above. */
function nameBefore(cells: readonly ReadCell[], at: number, doseAt: number): { cell: ReadCell; value: string } | null {
  const [cell] = cells.slice(at, at + 1);
  const own = withoutPrefix(cell?.text.slice(0, doseAt) ?? '');
  if (cell && isMedicine(own, cell)) return { cell, value: own };
  const [above] = cells.slice(Math.max(0, at - 1), at);
  const text = withoutPrefix(above?.text ?? '');
  return above && isMedicine(text, above) && !DOSE.test(above.text.replace(STRENGTH, ''))
    ? { cell: above, value: text }
    : null;
}

function isMedicine(text: string, { labels }: ReadCell): boolean {
  const isLabeled = labels.some(({ value, from }) => value === 'medicine' && from === 0);
  const words: Word[] = wordsOf(text);
  return /\p{L}{4}/u.test(text) && words.length <= 8 && (isLabeled || STRENGTH.test(text));
}

function dayOfRow(row: ReadRow | undefined, { order, latest }: Calendar) {
  const [cell, ...others] = row?.cells.filter(({ dates }) => dates.length > 0) ?? [];
  const [printed, second] = cell?.dates ?? [];
  if (!cell || !printed || second || others.length > 0) return null;
  const reading = readPrintedDay(printed, order, latest);
  return reading && reading.value <= latest
    ? toReading(cell, { ...reading, text: printed.text, isUnsure: true })
    : null;
}

/** Medicines of a prescription: a name with its strength or label, a dose and how often. The start is always unsure. */
export function proposeMedications(page: ReadPage, calendar: Calendar): MedicationProposal[] {
  const cells = page.rows.flatMap((row) => row.cells);
  const proposals: MedicationProposal[] = [];
  for (const [at, cell] of cells.entries()) {
    const dose = DOSE.exec(cell.text);
    const near = cells[at + 1];
    const frequency = dose && (readFrequency(cell) ?? (near ? readFrequency(near) : null));
    const name = frequency && nameBefore(cells, at, dose.index);
    if (!name || proposals.length >= paperLimits.medications) continue;
    proposals.push({
      name: toReading(name.cell, { value: name.value.slice(0, paperLimits.text) }),
      dosage: toReading(cell, { value: dose[0].trim() }),
      frequency,
      startsOn: dayOfRow(
        page.rows.find((row) => row.cells.includes(name.cell)),
        calendar,
      ),
      page: page.page,
      region: unionOf([name.cell.line.region, cell.line.region]),
    });
  }
  return proposals;
}
