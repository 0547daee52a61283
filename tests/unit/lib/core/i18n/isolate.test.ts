import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import { translatorOf } from '@/lib/core/i18n/translate';

test('only right-to-left text is isolated', () => {
  expect(['Luna', 'もも', 'לונה', 'لولو'].map(isolate)).toEqual([
    'Luna',
    'もも',
    '\u2068לונה\u2069',
    '\u2068لولو\u2069',
  ]);
});

test('parts of a line are isolated separately, without empty ones', () => {
  expect(joinIsolated(['לחם', null, 'Luna', ''], ', ')).toBe('\u2068לחם\u2069, Luna');
});

test('a message isolates its parameters', async () => {
  const t = await translatorOf('en');
  expect(t('passport.photoOf', { name: 'לונה' })).toBe(
    t('passport.photoOf', { name: '#' }).replace('#', '\u2068לונה\u2069'),
  );
  expect(t('passport.photoOf', { name: 'Luna' })).not.toContain('\u2068');
});
