import { statementNames } from '@/lib/core/db/statement-names';

test('two bundles name a statement alike, and different statements differently', () => {
  const [ofPages, ofRoutes] = [statementNames(), statementNames()];
  ofRoutes('SELECT 1');
  expect(ofPages('SELECT 2')).toBe(ofRoutes('SELECT 2'));
  expect(ofPages('SELECT 3')).not.toBe(ofRoutes('SELECT 1'));
});

test('new names stop at a limit, known ones stay', () => {
  const nameOf = statementNames();
  const names = Array.from({ length: 301 }, (_, n) => nameOf(`SELECT ${n}`));
  expect(new Set(names.slice(0, 300)).size).toBe(300);
  expect(names[300]).toBe('');
  expect(nameOf('SELECT 0')).toBe(names[0]);
});
