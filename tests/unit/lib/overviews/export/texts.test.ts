import { stringify } from 'csv-stringify/sync';
import { packPage, type Row } from '@/lib/core/http/packed-rows';
import { toCsv, toJson } from '@/lib/overviews/export/texts';

const rowWithNote = (note: string | null): Row => ({
  id: note,
  note,
  tags: ['a', 'b'],
  before: { name: null },
  grams: 1.5,
});

const rows = [
  rowWithNote('one\ntwo'),
  rowWithNote('=2+3'),
  rowWithNote('line\u2028separator, "quoted"'),
  rowWithNote(null),
  rowWithNote('ñ 🐾'),
];

const packPages = async (pages: Row[][]) => Promise.all(pages.map(packPage));

async function joinParts(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('R7.10 the JSON of pages equals the JSON of whole lists', async () => {
  const exportedAt = new Date('2026-11-29T12:00:00Z');
  const lists = { pets: await packPages([rows.slice(0, 2), rows.slice(2, 3), rows.slice(3)]), doses: [], weights: [] };

  const json = await joinParts(toJson(exportedAt, { ...lists, photos: await packPages([rows]) }));

  const whole = { exportedAt, pets: rows, doses: [], weights: [], photos: rows };
  expect(json).toBe(JSON.stringify(whole, null, 2));
});

test.each([
  ['no page', []],
  ['one page', [rows]],
  ['three pages', [rows.slice(0, 1), rows.slice(1, 4), rows.slice(4)]],
])('R7.10 the CSV of %s equals that of its rows', async (_, pages) => {
  const csv = await joinParts(toCsv(await packPages(pages)));

  expect(csv).toBe(stringify(pages.flat(), { header: true, bom: true, escape_formulas: true }));
});
