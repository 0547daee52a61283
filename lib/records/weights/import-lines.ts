import type { TableLine } from '@/lib/core/tables/csv';
import { type Column, unitNamed, weightColumns } from './import-columns';

export interface ImportError {
  line: number;
  message: string;
}

export interface WeightTable {
  data: readonly TableLine[];
  columns: readonly (Column | null)[];
  delimiter: string;
}

export const isComplete = ({ columns }: WeightTable) =>
  columns.includes('date') && weightColumns.some((column) => columns.includes(column));

const FRACTION = /^\d{1,3}(?![.,\d])\s?(\p{L}*)\.?$/u;

export function isWeightSplit(record: readonly string[], { columns, delimiter }: WeightTable): boolean {
  const weight = columns.findIndex((column, index) => weightColumns.some((name) => name === column) && record[index]);
  const [, unit] = FRACTION.exec(record[weight + 1] ?? '') ?? [];
  if (delimiter !== ',' || unit === undefined || !/^[+-]?\d+$/.test(record[weight] ?? '')) return false;
  const isOfWeight = unit === '' || unitNamed(unit) !== null;
  return isOfWeight && (columns[weight + 1] === 'note' || record.slice(columns.length).some(Boolean));
}
