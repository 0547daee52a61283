import { act, render, screen, within } from '@testing-library/react';
import { PlannedDoses } from '@/components/records/medications/planned-doses';
import { PageContextProvider } from '@/components/shell/page-context-provider';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { pageContextAt } from '@/lib/page-context/page-context';
import type { Ring } from '@/lib/page-context/ring';
import type { DoseView } from '@/lib/records/medications/view';
import { aWaiting } from '@/tests/support/a-waiting';
import { inLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const settings = { timeZone: 'UTC', isTimeZoneKnown: true, weightUnit: 'kg', temperatureUnit: 'c' } as const;
const aRing = (name: string): Ring => ({
  ...{
    id: name,
    name,
    isReader: name === 'Alex',
    letters: name.slice(0, 2),
    role: 'carer',
    colour: 'clay',
    writes: true,
  },
});
const together = [aRing('Alex'), aRing('Ana')];
const due: DoseView = {
  ...{ scheduledFor: '2026-11-21T08:00:00.000Z', day: null, time: '08:00', dosage: null, state: 'due', log: null },
};
const givenDose = { id: 'd9', by: 'Ana', time: '08:02' };
const report = { petId: 'p1', collection: 'doses', parentId: 'm1', entryId: 'd1', verb: 'create' } as const;

function renderDose(dose: DoseView, entries: WaitingWrite[], { rings = together, locale = 'en' as 'en' | 'es' } = {}) {
  act(() => showWaiting({ ...nothingWaits, entries }));
  const reader = pageContextAt({ ...settings, locale }, new Date('2026-11-21T09:00:00Z'));
  render(
    inLanguage(
      <PageContextProvider reader={reader} can={{ edit: true, share: true, own: true }} rings={rings}>
        <PlannedDoses medication={{ petId: 'p1', id: 'm1', name: 'Apoquel' }} doses={[dose]} />
      </PageContextProvider>,
      locale,
    ),
  );
  return within(screen.getByRole('listitem'));
}

afterEach(() => act(() => showWaiting(nothingWaits)));

test.each([
  ['en', 'given', 'not sent yet', 'may already have been given', 'Undo: Apoquel, 08:00'],
  ['es', 'dada', 'por enviar', 'puede que alguien ya se lo haya dado', 'Deshacer: Apoquel, 08:00'],
] as const)('R12.3 a waiting dose warns that others may have given it, in %s', (locale, state, mark, maybe, back) => {
  const shownDose = { status: 'given', scheduledFor: due.scheduledFor };
  const row = renderDose(due, [aWaiting({ ...report, shown: shownDose })], { locale });
  expect(row.getByText(state)).toBeVisible();
  expect(row.getByText(mark)).toBeVisible();
  expect(row.getByText(maybe)).toBeVisible();
  expect(row.getByRole('button', { name: back })).toBeVisible();
});

test('R12.1 a dose whose log is removed offline is due again', () => {
  const row = renderDose({ ...due, state: 'given', log: givenDose }, [
    aWaiting({ ...report, verb: 'remove', entryId: 'd9', shown: { id: 'd9' } }),
  ]);
  expect(row.getByText('not sent yet')).toBeVisible();
  expect(row.getByRole('button', { name: 'Give: Apoquel, 08:00' })).toBeVisible();
  expect(row.queryByText(/Ana/)).not.toBeInTheDocument();
});

test('R12.3 offline, an open dose warns of others if there are any', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderDose(due, []).getByText('may already have been given')).toBeVisible();
  document.body.replaceChildren();
  expect(renderDose(due, [], { rings: [] }).queryByText('may already have been given')).not.toBeInTheDocument();
});
