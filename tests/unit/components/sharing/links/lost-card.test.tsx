import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LostBanner, LostOffer } from '@/components/sharing/links/lost-banner';
import { LostCard } from '@/components/sharing/links/lost-card';
import { currentToasts } from '@/lib/browser/page/toast';
import type { FinderMessage, LostState } from '@/lib/sharing/links/lost';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/pets/p1' }));

const pet = { id: 'p1', name: 'Luna' };
const home: LostState = { lostSince: null, note: null, needsMedication: false, share: null };
const url = 'https://example.org/shared/k';
const lostState: LostState = {
  ...{ lostSince: '2026-11-21T03:00:00.000Z', note: 'Shy', needsMedication: false, share: { id: 's1', url } },
};
const message: FinderMessage = {
  ...{ id: 'm1', text: 'She is here\nby the river', contact: null },
  ...{ createdAt: '2026-11-22T03:00:00.000Z', readAt: null },
};

function calls(ok = true) {
  const requests: [string, unknown][] = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const token = path === '/api/csrf-token';
    if (!token) requests.push([`${method} ${path}`, body && JSON.parse(String(body))]);
    const text = async () => '{"error":"x","code":"unexpected"}';
    return { ok: ok || token, status: ok ? 200 : 500, headers: new Headers(), json: async () => ({}), text };
  }) as unknown as typeof fetch;
  return requests;
}

test('R9.4 one tap reports a pet lost, and a double tap counts once', async () => {
  const requests = calls();
  renderInLanguage(<LostCard pet={pet} lost={home} messages={[]} />, 'en', { isTimeZoneKnown: false });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Luna is lost' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests).toEqual([['PUT /api/pets/p1/lost', { note: null }]]);
});

test('R9.4 a lost pet has a link, poster, note, messages and return button', async () => {
  const requests = calls();
  renderInLanguage(<LostCard pet={pet} lost={lostState} messages={[message]} />, 'es', { timeZone: 'Europe/Madrid' });
  expect(screen.getByLabelText('Enlace para quien te ayude a buscar')).toHaveValue(url);
  for (const name of ['Copiar', 'Mostrar']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enviar' })).toHaveAttribute('href', expect.stringContaining('mailto:'));
  expect(screen.getByRole('link', { name: 'Cartel (PDF)' })).toHaveAttribute('href', '/api/pets/p1/poster.pdf?lng=es');

  const note = screen.getByLabelText('Qué debe saber quien encuentre a tu mascota');
  await userEvent.clear(note);
  await userEvent.type(note, 'Tímida');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(screen.getByText(/She is here/)).toBeVisible();
  expect(screen.getByText('No ha dejado ningún dato de contacto.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Marcar como leído' }));
  await userEvent.click(screen.getByRole('button', { name: 'Luna ya está en casa' }));
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests).toEqual([
    ['PUT /api/pets/p1/lost', { note: 'Tímida', needsMedication: false }],
    ['PATCH /api/pets/p1/finder-messages/m1', { read: true }],
    ['DELETE /api/pets/p1/lost', undefined],
  ]);
});

test('R9.4 deleting a message asks first, then deletes it permanently', async () => {
  const requests = calls();
  renderInLanguage(<LostCard pet={pet} lost={home} messages={[message]} />, 'en', { isTimeZoneKnown: false });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('dialog', { name: 'Delete this message?' });

  expect(requests).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests).toEqual([['DELETE /api/pets/p1/finder-messages/m1', undefined]]);
});

test('R9.4 the medication notice is off until the owner enables it', async () => {
  const requests = calls();
  renderInLanguage(<LostCard pet={pet} lost={lostState} messages={[]} />, 'en', { isTimeZoneKnown: false });
  const choice = screen.getByRole('switch', { name: 'Say that medication is needed' });
  expect(choice).not.toBeChecked();

  await userEvent.click(choice);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toEqual([['PUT /api/pets/p1/lost', { note: 'Shy', needsMedication: true }]]));
});

test('R9.4 a failed save shows an error and keeps the note', async () => {
  calls(false);
  renderInLanguage(<LostCard pet={pet} lost={lostState} messages={[]} />, 'en', { isTimeZoneKnown: false });
  await userEvent.type(screen.getByLabelText('What a finder should know'), ', please don’t chase');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Couldn’t save this. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('What a finder should know')).toHaveValue('Shy, please don’t chase');
});

test('R9.4 every page of a lost pet says so; others offer a report', () => {
  const since = new Date('2026-11-21T23:30:00Z');
  const { rerender } = renderInLanguage(<LostBanner petId="p1" lost={{ name: 'Luna', since }} />, 'en', {
    timeZone: 'Europe/Madrid',
  });

  expect(screen.getByRole('region', { name: 'Luna is lost' })).toHaveTextContent('Since 22 November 2026.');
  expect(screen.getByRole('button', { name: 'Luna is home again' })).toBeVisible();
  rerender(inLanguage(<LostOffer pet={{ ...pet, deceasedOn: null }} lost={{ since }} />));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  rerender(inLanguage(<LostOffer pet={{ ...pet, deceasedOn: '2026-01-01' }} lost={null} />));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(inLanguage(<LostOffer pet={{ ...pet, deceasedOn: null }} lost={null} />));
  expect(screen.getByRole('button', { name: 'Luna is lost' })).toBeVisible();
});

test('R9.8 marking a pet as lost offers undo and focuses the new heading', async () => {
  const requests = calls();
  const lostCard = (state: LostState) => (
    <main>
      <LostCard pet={pet} lost={state} messages={[]} />
    </main>
  );
  const { rerender } = renderInLanguage(lostCard(home), 'en', { isTimeZoneKnown: false });
  await userEvent.click(screen.getByRole('button', { name: 'Luna is lost' }));
  await waitFor(() => expect(currentToasts()[0]?.action?.label).toBe('Undo'));
  rerender(inLanguage(lostCard(lostState)));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Luna is lost' })).toHaveFocus());

  currentToasts()[0]?.action?.onClick();
  await waitFor(() => expect(currentToasts()[0]?.title).toMatch(/^Undone/));
  expect(requests.map(([call]) => call)).toEqual(['PUT /api/pets/p1/lost', 'DELETE /api/pets/p1/lost']);
});
