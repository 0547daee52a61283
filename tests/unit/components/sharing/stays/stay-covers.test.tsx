import { screen } from '@testing-library/react';
import { StayClosed } from '@/components/sharing/stays/stay-closed';
import { StayReportCover } from '@/components/sharing/stays/stay-report-cover';
import type { StayReport } from '@/lib/sharing/stays/queries/report';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({
  ...{ useRouter: () => ({}), usePathname: () => '/shared/stay/x', useSearchParams: () => new URLSearchParams() },
}));

const report = {
  ...{ from: '2026-11-20', until: '2026-11-23', label: 'Marta', sitters: ['Marta'], state: 'open' },
  allows: ['ticks', 'doses'],
  ...{ done: 0, planned: 0, doses: { given: 0, planned: 0 } },
} as unknown as StayReport;

test('R11.7 the cover of a read-only stay without a last day counts nothing', () => {
  renderInLanguage(<StayReportCover report={{ ...report, until: null, allows: [] } as StayReport} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Marta$/);
  expect(screen.getByText('They can read the day’s plan, but can’t mark anything as done.')).toBeVisible();
  expect(screen.queryByText(/tasks done|Nothing was planned/)).toBeNull();
});

test.each([
  ['nothing was due', {}, 'Nothing was planned so far.'],
  ['tasks were due and none is done', { planned: 3 }, '0 of 3 tasks done.'],
  ['no dose was due', { planned: 3, done: 3 }, '3 of 3 tasks done.'],
  [
    'a dose was due and not given',
    { planned: 3, done: 2, doses: { given: 0, planned: 1 } },
    '0 of 1 doses given, 2 of 3 tasks done.',
  ],
  [
    'each due dose was given',
    { planned: 3, done: 3, doses: { given: 2, planned: 2 } },
    'All doses given, 3 of 3 tasks done.',
  ],
])('R11.7 when %s the stay’s cover shows just that summary', (_, counts, sentence) => {
  renderInLanguage(<StayReportCover report={{ ...report, ...counts } as StayReport} />);
  expect(screen.getByText(sentence)).toBeVisible();
  if (!sentence.startsWith('All')) expect(screen.queryByText(/All doses/)).toBeNull();
});

test.each([
  ['en', 'The link works from Friday 20 November.', 'Luna and Milo, from 20 November 2026 until 23 November 2026'],
  [
    'es',
    'La página se abre el viernes, 20 de noviembre.',
    'Luna y Milo, del 20 de noviembre de 2026 al 23 de noviembre de 2026',
  ],
] as const)('R11.7 in %s an upcoming stay shows only pets and dates', (locale, ownersText, sittersText) => {
  const startedReport = {
    ...report,
    state: 'before',
    doses: { given: 2, planned: 2 },
    planned: 2,
    done: 2,
  } as StayReport;
  renderInLanguage(<StayReportCover report={startedReport} />, locale);
  expect(screen.getByText(ownersText)).toBeVisible();
  expect(screen.queryByText(/All doses|Todas las dosis|2 of 2|2 de 2/)).toBeNull();

  const coming = { names: ['Luna', 'Milo'], fromDay: '2026-11-20', untilDay: '2026-11-23' };
  const { container } = renderInLanguage(<StayClosed closed="before" upcoming={coming} />, locale);
  const text = container.textContent?.replace(/[\u2068\u2069\u00A0]/g, (mark) => (mark === '\u00A0' ? ' ' : ''));
  expect(text).toContain(sittersText);
});

test.each(['after', 'stopped'] as const)('R11.7 a stay closed as %s shows no pet names', (closure) => {
  const { container } = renderInLanguage(<StayClosed closed={closure} upcoming={null} />);
  expect(container).not.toHaveTextContent(/Luna|2026/);
});
