import type { Barcode } from '@/lib/core/paper/paper-text';
import { findLabeledBatch, findLooseBatch, type PrintedBatch, readBatchCell } from './batches';
import { placeOf, type ReadCell, type ReadPage } from './cells';
import { readGs1 } from './gs1';
import { columnAt } from './headings';
import { gapBetween } from './layout';
import { paperLimits } from './limits';
import type { Reading } from './proposals';
import { toReading } from './readings';
import type { VaccineRecord } from './records';
import type { NamedVaccine } from './row-names';

export interface FoundBatch {
  batch: PrintedBatch;
  source: 'code' | 'label' | 'loose';
  line: ReadCell['line'];
  left: number;
  right: number;
}

const MAX_CODE_GAP_LINES = 3;

function batchOfCell(cell: ReadCell, { columns, names }: VaccineRecord, before: ReadCell | undefined): FoundBatch[] {
  const place = { line: cell.line, left: cell.left, right: cell.right };
  const labeled = findLabeledBatch(cell.text);
  if (labeled) return [{ batch: labeled, source: 'label', ...place }];
  const column = columnAt(columns, placeOf(cell, { start: 0, end: cell.text.length }));
  const isBatchCell = column?.roles[0] === 'batch' || (before?.isLabel && before.labels.at(-1)?.value === 'batch');
  const inCell = isBatchCell && cell.dates.length === 0 ? readBatchCell(cell.text) : null;
  if (inCell) return [{ batch: inCell, source: 'label', ...place }];
  const name = names.find((one) => one.cell === cell)?.name;
  const text = name ? cell.text.slice(name.end) : cell.text;
  const isElsewhere = column?.roles.some((role) => role === 'vetName' || role === 'clinic');
  const loose =
    isElsewhere || cell.labels.some(({ value }) => value === 'chip' || value === 'passport')
      ? null
      : findLooseBatch(text);
  return loose ? [{ batch: loose, source: 'loose', ...place }] : [];
}

const codeBatches = (barcodes: readonly Barcode[], page: ReadPage): (FoundBatch & { top: number; bottom: number })[] =>
  barcodes.flatMap((barcode) => {
    const batch = barcode.page === page.page ? readGs1(barcode.text)?.batch : null;
    if (!batch) return [];
    const { left, right, top, bottom } = page.place(barcode.region);
    const line = { text: batch, region: barcode.region, page: page.page, confidence: 1 };
    return [
      { batch: { value: batch, end: 0, isUnsure: false }, source: 'code' as const, line, left, right, top, bottom },
    ];
  });

/** Batches of each record. A code belongs to the nearest one. */
export function recordBatches(
  records: readonly VaccineRecord[],
  page: ReadPage,
  barcodes: readonly Barcode[],
): Map<VaccineRecord, FoundBatch[]> {
  const found = new Map<VaccineRecord, FoundBatch[]>();
  for (const record of records) {
    const cells = record.rows.flatMap((row) => row.cells.map((cell, at) => ({ cell, before: row.cells[at - 1] })));
    found.set(
      record,
      cells.flatMap(({ cell, before }) => batchOfCell(cell, record, before)),
    );
  }
  for (const code of codeBatches(barcodes, page)) {
    const gapTo = (record: VaccineRecord) => gapBetween([record.top, record.bottom], [code.top, code.bottom]);
    const [nearest] = records.toSorted((a, b) => gapTo(a) - gapTo(b));
    if (nearest && gapTo(nearest) <= page.lineHeight * MAX_CODE_GAP_LINES) found.get(nearest)?.unshift(code);
  }
  return found;
}

const isSimilar = (one: string, other: string) => {
  const plain = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .replace(/[OQ]/g, '0')
      .replace(/[IL]/g, '1')
      .replace(/S/g, '5')
      .replace(/B/g, '8');
  return plain(one) === plain(other);
};

/** Batch of one vaccine of a record. Vaccines side by side take the batch below or beside them, if any. */
export function chooseBatch(
  batches: readonly FoundBatch[],
  record: VaccineRecord,
  name: NamedVaccine,
): Reading<string> | null {
  const { cell } = name;
  const overlaps = ({ left, right }: FoundBatch) => gapBetween([left, right], [cell.left, cell.right]) < 0;
  const near = record.names.length > 1 ? batches.filter((one) => one.line === cell.line || overlaps(one)) : batches;
  const bySource = (source: FoundBatch['source']) => near.filter((one) => one.source === source);
  const best = [bySource('code'), bySource('label'), bySource('loose')].find((some) => some.length > 0) ?? [];
  const sameLine = best.filter(({ line }) => line === cell.line);
  const [first, ...others] = sameLine.length > 0 ? sameLine : best;
  if (!first) return null;
  const rivals = first.source === 'code' ? [...others, ...bySource('label')] : others;
  const value = first.batch.value.slice(0, paperLimits.text);
  const alternatives = rivals.map(({ batch }) => batch.value).filter((one) => !isSimilar(one, value));
  return toReading(first, { value, alternatives, isUnsure: first.batch.isUnsure });
}
