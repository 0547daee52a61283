import type { Table } from '@/lib/core/tables/csv';

export const tableOf = (...rows: string[][]): Table => ({
  lines: rows.map((record, index) => ({ line: index + 1, record })),
  delimiter: '',
});
