import { TextDecoder } from 'node:util';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportForm } from '@/components/records/weights/import-form';
import { renderInLanguage } from '@/tests/support/render-in-language';

Object.assign(globalThis, { TextDecoder });

const answer = {
  rows: [
    { line: 2, measuredAt: '2026-03-07T11:00:00.000Z', grams: 4250, bodyConditionScore: null, note: 'after lunch' },
  ],
  errors: [{ line: 3, message: 'We couldn’t read the date.' }],
  unlikely: [{ line: 2, message: 'That’s 90% less than the previous weight. Is that right?' }],
  added: 1,
  skipped: 0,
};

function serverAnswers(status: number, body: unknown) {
  const sent: { body: Record<string, unknown>; key: string | undefined }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    const headers = options.headers as Record<string, string>;
    sent.push({ body: JSON.parse(String(options.body)), key: headers['Idempotency-Key'] });
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), json: async () => body, text, statusText: '' };
  }) as unknown as typeof fetch;
  return sent;
}

describe('importing a series of weights', () => {
  test('R7.3 is checked line by line first and stored on request', async () => {
    const sent = serverAnswers(200, answer);
    const onImported = jest.fn();

    renderInLanguage(<ImportForm petId="p1" onImported={onImported} />, 'en', { weightUnit: 'lb' });
    await userEvent.type(screen.getByLabelText('Or paste your data'), 'date,kg');
    await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText('1 new weight, none already saved, 1 line skipped')).toBeVisible();
    expect(screen.getByText('Line 3: We couldn’t read the date.')).toBeVisible();
    expect(screen.getByText(/Line 2: That’s 90% less/)).toBeVisible();
    expect(screen.getByText(/after lunch/)).toHaveTextContent('7 March 2026 · 9.37 lb · after lunch');
    expect(onImported).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Import 1 weight' }));
    await waitFor(() => expect(onImported).toHaveBeenCalledWith(1));
    expect(sent.map(({ body }) => body)).toEqual([
      { csv: 'date,kg', unit: 'lb', rehearsal: true, confirmed: true },
      { csv: 'date,kg', unit: 'lb', rehearsal: false, confirmed: true },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('R7.3 old file encodings are read, and edits require another check', async () => {
    serverAnswers(200, answer);
    renderInLanguage(<ImportForm petId="p1" onImported={jest.fn()} />, 'es');
    const bytes = Uint8Array.from(
      [...'fecha;peso;nota\n2026-03-07;4,2;a'].map((letter) => letter.charCodeAt(0)).concat(0xf1),
    );
    const file = new File([bytes], 'pesos.csv', { type: 'text/csv' });
    file.arrayBuffer = async () => bytes.buffer;
    await userEvent.upload(screen.getByLabelText('Elegir un archivo'), file);
    const text = screen.getByLabelText('O pega las líneas');

    await waitFor(() => expect(text).toHaveValue('fecha;peso;nota\n2026-03-07;4,2;añ'));
    await userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
    expect(await screen.findByRole('button', { name: 'Importar 1 peso' })).toBeVisible();

    await userEvent.type(text, 'x');
    expect(screen.getByRole('button', { name: 'Comprobar' })).toBeVisible();
  });

  test('R7.14 an assumed date order shows dates in words and can be changed', async () => {
    const rows = ['2026-02-03T11:00:00.000Z', '2026-02-01T11:00:00.000Z'].map((measuredAt, index) => ({
      ...answer.rows[0],
      line: index + 2,
      measuredAt,
    }));
    const sent = serverAnswers(200, { ...answer, rows, order: 'monthFirst' });
    renderInLanguage(<ImportForm petId="p1" csv="date,kg" onImported={jest.fn()} />);
    expect(screen.queryByLabelText('Dates such as 3/2/2026 are')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText('From 1 February 2026 to 3 February 2026')).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText('Dates such as 3/2/2026 are'), 'Day first: 3 February 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
    expect(sent.map(({ body }) => body.order)).toEqual([undefined, 'dayFirst']);
  });

  test('R7.14 an ambiguous date order is asked for', async () => {
    serverAnswers(200, { ...answer, rows: [], added: 0, order: null });
    renderInLanguage(<ImportForm petId="p1" csv="date,kg" onImported={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
    const field = await screen.findByLabelText('Dates such as 3/2/2026 are');
    expect(field).toHaveDisplayValue('Please choose');
    expect(screen.queryByText(/skipped/)).not.toBeInTheDocument();
  });

  test.each([
    [413, 'too_large', /Please split the file/],
    [401, 'unauthenticated', /You’ve been signed out/],
  ])('R7.3 a %i response shows its reason and keeps the typed lines', async (status, code, words) => {
    serverAnswers(status, { error: 'No', code });
    renderInLanguage(<ImportForm petId="p1" onImported={jest.fn()} />);
    await userEvent.type(screen.getByLabelText('Or paste your data'), 'date,kg');
    await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Or paste your data')).toHaveValue('date,kg');
  });
});
