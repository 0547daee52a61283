import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickDoses } from '@/components/overviews/quick-add/quick-doses';
import type { QuickPet } from '@/lib/overviews/quick-add/quick-pet';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { server, startServer } from '@/tests/unit/components/records/routines/a-board';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const pet: QuickPet = {
  ...{ id: 'p1', name: 'Luna', type: 'dog', gender: 'female', cover: 'honey', photoUrl: null, currency: null },
  ...{
    weight: null,
    ideal: null,
    vaccines: {},
    validityFromVet: [],
    lastVisitOn: null,
    measures: [],
    haveMeasuresEnded: false,
    due: [],
  },
  doses: [],
  medications: [{ id: 'm1', name: 'Apoquel' }],
};

test('R7.3 Quick add without due doses offers extra and new medication', async () => {
  startServer();
  server.answer.body = { token: 't', id: 'd1', status: 'given' };
  renderInLanguage(<QuickDoses pet={pet} />);
  expect(screen.getByRole('link', { name: 'Add medication' })).toHaveAttribute(
    'href',
    '/pets/p1?tab=health&part=medications&new=medication',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Extra dose of Apoquel' }));
  const dose = expect.objectContaining({ method: 'POST', body: expect.stringContaining('"scheduledFor":null') });
  await waitFor(() => expect(global.fetch).toHaveBeenCalledWith('/api/pets/p1/medications/m1/doses', dose));
});

test('R7.3 with a dose due, Quick add offers only that', () => {
  const due = { key: 'k', id: 'm1', title: 'Apoquel', detail: null, time: '08:00', state: 'due', scheduledFor: null };
  renderInLanguage(<QuickDoses pet={{ ...pet, doses: [due as QuickPet['doses'][number]] }} />);
  expect(screen.getByRole('button', { name: 'Give Apoquel' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Extra dose of Apoquel' })).not.toBeInTheDocument();
});
