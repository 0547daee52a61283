import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stopwatch } from '@/components/records/symptoms/stopwatch';
import { SymptomForm } from '@/components/records/symptoms/symptom-form';
import { renderInLanguage } from '@/tests/support/render-in-language';

let requestBodies: Record<string, unknown>[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  requestBodies = [];
  onSaved.mockClear();
  global.fetch = jest.fn(async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requestBodies.push(JSON.parse(String(body)));
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

test('R15.1 a new symptom has no kind and no severity until chosen', async () => {
  renderInLanguage(<SymptomForm petId="p1" symptom={null} onSaved={onSaved} />, 'en', { at: new Date() });
  const user = userEvent.setup();
  const chosenLabels = () =>
    screen.getAllByRole('radio', { checked: true }).map((one) => one.closest('label')?.textContent);
  expect(chosenLabels()).toEqual(['not noted']);

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please fill this in.')).toBeVisible();
  expect(requestBodies).toEqual([]);

  await user.click(screen.getByRole('radio', { name: 'Diarrhea' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stool score' }), '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requestBodies).toMatchObject([
    { kind: 'diarrhea', severity: null, stoolScore: 7, durationSeconds: null, note: null },
  ]);
});

test('R15.1 a severity chosen by mistake can be cleared', async () => {
  renderInLanguage(<SymptomForm petId="p1" symptom={null} onSaved={onSaved} />, 'en', { at: new Date() });
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Itching' }));
  await user.click(screen.getByRole('radio', { name: 'severe' }));
  await user.click(screen.getByRole('radio', { name: 'not noted' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(requestBodies).toMatchObject([{ kind: 'itching', severity: null }]));
});

test('R15.1 the stopwatch warns after five minutes and returns the seconds', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z') });
  const onStopped = jest.fn();
  renderInLanguage(<Stopwatch onStopped={onStopped} />, 'en');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Start timing' }));

  act(() => jest.advanceTimersByTime(299_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toHaveTextContent('Call a vet now.');

  await user.click(screen.getByRole('button', { name: '5:01 · Stop' }));
  expect(onStopped).toHaveBeenCalledWith(301);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
