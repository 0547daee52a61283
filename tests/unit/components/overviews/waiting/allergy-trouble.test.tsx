/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaitingPage } from '@/components/overviews/waiting/waiting-page';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { aWaiting } from '../../../../support/a-waiting';
import { aConflict } from '../../../../support/allergy-warnings';
import { renderInLanguage } from '../../../../support/render-in-language';

const outbox = { discardWaiting: jest.fn(), decideWaiting: jest.fn() };
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const pets = [{ id: 'luna', name: 'Luna', type: 'dog', cover: 'pine', photoUrl: null }] as const;
const medicine = aWaiting({
  collection: 'medications',
  verb: 'create',
  method: 'POST',
  path: '/api/pets/luna/medications',
  opened: null,
  body: { name: 'Synulox' },
  shown: { name: 'Synulox' },
  trouble: {
    kind: 'allergy',
    reasons: ['This medicine conflicts with a known allergy (penicillin).'],
    conflicts: [{ ...aConflict() }],
  },
});
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  act(() => showWaiting({ ...nothingWaits, entries: [medicine] }));
});

test.each([
  ['en', 'Add anyway…', 'Conflicts with a known allergy', 'Why it’s given anyway', 'Save anyway'],
  [
    'es',
    'Añadir de todos modos…',
    'Desaconsejado por una alergia conocida',
    'Por qué se da de todos modos',
    'Guardar de todos modos',
  ],
] as const)(
  'R12.3 a medicine that conflicts with an allergy requires a reason, in %s',
  async (locale, add, title, why, save) => {
    renderInLanguage(<WaitingPage pets={pets} names={{}} />, locale);
    await userEvent.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await pressButton(save);
    expect(outbox.decideWaiting).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: why }), 'The vet said so');
    await pressButton(save);
    await waitFor(() => expect(outbox.decideWaiting).toHaveBeenCalledTimes(1));
    const { lastCall } = outbox.decideWaiting.mock;
    expect(lastCall[0]).toBe(1);
    const confirmation = { confirmedConflicts: [aConflict().key], allergyReason: 'The vet said so' };
    expect(lastCall[1](medicine)).toEqual({ body: { name: 'Synulox', ...confirmation } });
  },
);
