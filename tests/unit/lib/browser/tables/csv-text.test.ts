import { TextDecoder } from 'node:util';
import { csvTextOf } from '@/lib/browser/tables/csv-text';

Object.assign(globalThis, { TextDecoder });

const text = 'Fecha;Peso (kg);Nota\n05/01/2026;12,4;ñandú\n';
const swapBytes = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.each([
  ['UTF-8', Buffer.from(text, 'utf8')],
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['big-endian UTF-16', swapBytes(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
])('R7.14 a file in %s is read', async (_, bytes) => {
  const file = { arrayBuffer: async () => new Uint8Array(bytes).buffer } as File;
  expect(await csvTextOf(file)).toBe(text);
});
