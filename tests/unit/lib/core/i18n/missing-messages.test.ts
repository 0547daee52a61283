import { withFallback } from '@/lib/core/i18n/missing-messages';

const english = { a: 'one', b: { c: 'two', d: [['n', 2], ' three'] }, e: { f: 'four' } };

test('R5.1 R5.3 missing translations fall back to English and are reported once', () => {
  const missing: string[] = [];
  const whole = withFallback({ a: 'uno', b: { c: 'dos' } }, english, (key) => missing.push(key));
  expect(whole).toEqual({ a: 'uno', b: { c: 'dos', d: [['n', 2], ' three'] }, e: { f: 'four' } });
  expect(missing).toEqual(['b.d', 'e.f']);
});

test('R5.1 a complete translation is left unchanged', () => {
  const spanish = { a: 'uno', b: { c: 'dos', d: ['tres'] }, e: { f: 'cuatro' } };
  const missing: string[] = [];
  expect(withFallback(spanish, english, (key) => missing.push(key))).toEqual(spanish);
  expect(missing).toEqual([]);
});
