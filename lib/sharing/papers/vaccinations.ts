import type { Barcode } from '@/lib/core/paper/paper-text';
import { placeOf, type ReadPage } from './cells';
import type { Calendar, DateHit } from './date-roles';
import { hasOtherWords } from './labels';
import { unionOf } from './layout';
import { paperLimits } from './limits';
import type { Reading, VaccinationProposal } from './proposals';
import { toReading } from './readings';
import { chooseBatch, type FoundBatch, recordBatches } from './record-batches';
import { findRecords, type VaccineRecord } from './records';
import type { NamedVaccine } from './row-names';
import { assignLists, readDays } from './vaccination-days';
import { matchCatalog } from './vaccine-names';

interface VaccineReading {
  vaccine: Reading<string> | null;
  antigens: string[];
}

/** Catalog id (several if the product decides), or the printed name of a combination. */
function readVaccine(named: NamedVaccine, species: string, hasBatch: boolean): VaccineReading {
  const { name, plain, cell, isGuess } = named;
  const { ids, antigens } = matchCatalog(name.contents, species);
  const printed = (plain ?? name).name.trim().slice(0, paperLimits.text);
  const isProse = !name.product && !hasBatch && hasOtherWords(cell, [name, ...cell.dates]);
  const isUnsure = name.isUnsure || isGuess || isProse || ids.length > 1;
  const [id, ...alternatives] = ids;
  if (id) {
    const isWhole = matchCatalog([id], species).antigens.length === antigens.length;
    return {
      vaccine: toReading(cell, { value: id, text: printed, alternatives, isUnsure }),
      antigens: isWhole ? [] : antigens,
    };
  }
  const isBrandAlone = name.contents.length === 0 && name.product !== null && !plain;
  return { vaccine: isBrandAlone || printed === '' ? null : toReading(cell, { value: printed, isUnsure }), antigens };
}

const leftEdgeOf = (hit: DateHit) => placeOf(hit.cell, hit.printed)[0];

/** Dates per vaccine. A single date applies to all; as many dates as vaccines are assigned one by one. */
function divideHits(hits: readonly DateHit[], { names }: VaccineRecord): { hits: DateHit[]; isUnsure: boolean }[] {
  const own = hits.filter(({ role }) => role === 'given' || role === null);
  if (names.length === 1 || own.length <= 1) return names.map(() => ({ hits: [...hits], isUnsure: false }));
  const sorted = names.map(({ cell }) => cell.left);
  const isBefore = Math.min(...own.map(leftEdgeOf)) < Math.min(...sorted);
  const parts = names.map(({ cell }) => {
    const [from, to] = isBefore
      ? [Math.max(-1, ...sorted.filter((left) => left < cell.left)), cell.left]
      : [cell.left, Math.min(Number.POSITIVE_INFINITY, ...sorted.filter((left) => left > cell.left))];
    return hits.filter((hit) => leftEdgeOf(hit) >= from && leftEdgeOf(hit) < to);
  });
  const isDivided = parts.every((part) => part.filter(({ role }) => role === 'given' || role === null).length === 1);
  return names.map((_, at) =>
    isDivided ? { hits: parts[at] ?? [], isUnsure: false } : { hits: [...hits], isUnsure: true },
  );
}

const doubt = <T>(reading: Reading<T> | null, isUnsure: boolean) =>
  reading && { ...reading, isUnsure: reading.isUnsure || isUnsure };

interface RecordContext {
  page: ReadPage;
  species: string;
  calendar: Calendar;
  batches: readonly FoundBatch[];
}

function proposeRecord(
  record: VaccineRecord,
  { page, species, calendar, batches }: RecordContext,
): VaccinationProposal[] {
  const parts = divideHits(assignLists(record.hits), record);
  const region = unionOf(record.rows.flatMap(({ cells }) => cells.map(({ line }) => line.region)));
  return record.names.flatMap((name, at) => {
    const { hits = [], isUnsure = false } = parts[at] ?? {};
    const product = name.name.product;
    const batch = chooseBatch(batches, record, name);
    return readDays(hits, record, calendar).flatMap(({ givenOn, validUntil }) => {
      const isInTable = record.columns.some(({ roles }) => roles.includes('given'));
      if (!givenOn && !batch && !(product && isInTable)) return [];
      return {
        ...readVaccine(name, species, batch !== null),
        product: product
          ? toReading(name.cell, { value: product.trim().slice(0, paperLimits.text), isUnsure: name.name.isUnsure })
          : null,
        givenOn: doubt(givenOn, isUnsure),
        validUntil: doubt(validUntil, isUnsure),
        batch,
        page: page.page,
        region: { ...region },
      };
    });
  });
}

interface VaccinationContext {
  species: string;
  calendar: Calendar;
  barcodes: readonly Barcode[];
}

/** Vaccinations that one page records. A name without date, batch and brand is part of the form. */
export function proposeVaccinations(
  page: ReadPage,
  { species, calendar, barcodes }: VaccinationContext,
): VaccinationProposal[] {
  const records = findRecords(page, species, calendar);
  const batches = recordBatches(records, page, barcodes);
  return records.flatMap((record) =>
    proposeRecord(record, { page, species, calendar, batches: batches.get(record) ?? [] }),
  );
}
