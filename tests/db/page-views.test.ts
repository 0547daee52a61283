import { db } from '@/lib/core/db/client';
import { addPageView } from '@/lib/site/page-views/mutations';
import { withDatabase } from '../support/database';

withDatabase();

test('R3.5 parallel views are all counted, per day, page, and language', async () => {
  const view = { day: '2026-03-28', page: '/pets/:id', locale: 'en' } as const;
  await Promise.all(Array.from({ length: 20 }, () => addPageView(view)));
  await addPageView({ ...view, day: '2026-03-29' });
  await addPageView({ ...view, page: '/pets' });
  await addPageView({ ...view, locale: 'es' });

  const rows = await db().pageView.findMany({ orderBy: [{ views: 'desc' }, { day: 'asc' }, { page: 'asc' }] });

  expect(rows.map(({ day, page, locale, views }) => [day.toISOString().slice(0, 10), page, locale, views])).toEqual([
    ['2026-03-28', '/pets/:id', 'en', 20],
    ['2026-03-28', '/pets', 'en', 1],
    ['2026-03-28', '/pets/:id', 'es', 1],
    ['2026-03-29', '/pets/:id', 'en', 1],
  ]);
});

test('R3.5 page views store no person, address or browser', async () => {
  const [row] = await db().pageView.findMany({ take: 1 });
  expect(Object.keys(row ?? {}).sort()).toEqual(['day', 'locale', 'page', 'views']);
});
