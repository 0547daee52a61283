import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeedbackForm } from '@/components/site/feedback/feedback-form';
import { currentToasts } from '@/lib/browser/page/toast';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function serverAnswers(...statuses: number[]) {
  const requests: { body: unknown; key: string | undefined }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    const status = statuses[Math.min(requests.length, statuses.length - 1)] ?? 201;
    const headers = options.headers as Record<string, string>;
    requests.push({ body: JSON.parse(String(options.body)), key: headers['Idempotency-Key'] });
    return {
      ok: status < 300,
      status,
      headers: new Headers(),
      json: async () => ({}),
      text: async () => '{}',
      statusText: '',
    };
  }) as unknown as typeof fetch;
  return requests;
}

const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('R7.10 stars can be chosen by keyboard and sent without text', async () => {
  const requests = serverAnswers(201);
  renderInLanguage(<FeedbackForm kind="rating" />);
  await pressSend();
  expect(await screen.findByText('Please choose a rating from one to five stars.')).toBeVisible();
  expect(requests).toEqual([]);

  await userEvent.click(screen.getByRole('radio', { name: '3 stars of five' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars of five' })).toBeChecked();

  await pressSend();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests.map(({ body }) => body)).toEqual([{ kind: 'rating', stars: 4, text: '' }]);
  expect(currentToasts()[0]).toMatchObject({ title: 'Thanks for your rating' });
});

test('R7.10 a failed submission keeps its text and resends the same request', async () => {
  const requests = serverAnswers(500, 500, 201);
  renderInLanguage(<FeedbackForm kind="message" />);
  const field = screen.getByLabelText(/Your message/);

  await userEvent.type(field, 'Hello');
  await pressSend();
  expect(await screen.findByText(/It’s still here/)).toBeVisible();
  expect(field).toHaveValue('Hello');

  await pressSend();
  await waitFor(() => expect(requests).toHaveLength(2));
  await userEvent.type(field, ' there');
  await pressSend();
  await waitFor(() => expect(field).toHaveValue(''));

  const keys = requests.map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('R7.10 feedback without text is not sent, and rate limiting shows a notice', async () => {
  const requests = serverAnswers(429);
  renderInLanguage(<FeedbackForm kind="suggestion" />, 'es');
  const send = screen.getByRole('button', { name: 'Enviar' });

  await userEvent.type(screen.getByLabelText(/cambiarías/), '   ');
  await userEvent.click(send);
  expect(await screen.findByText('Escribe unas palabras.')).toBeVisible();
  expect(requests).toEqual([]);

  await userEvent.type(screen.getByLabelText(/cambiarías/), 'Más gatos');
  await userEvent.click(send);
  expect(await screen.findByText(/dentro de una hora/)).toBeVisible();
});
