import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WeightForm } from '@/components/records/weights/weight-form';
import type { Weight } from '@/lib/records/weights/weight';
import { type PageContextInTest, renderInLanguage } from '@/tests/support/render-in-language';

function serverAnswers(status: number, body: unknown) {
  const requests: { method?: string; path: string; body: Record<string, unknown> }[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requests.push({ method: options.method, path, body: JSON.parse(String(options.body)) });
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), json: async () => body, text, statusText: '' };
  }) as unknown as typeof fetch;
  return requests;
}

const storedWeight: Weight = {
  id: 'w1',
  measuredAt: '2026-10-25T00:30:45.123Z',
  grams: 4253,
  bodyConditionScore: 5,
  note: null,
};

function form(
  weight: Weight | null,
  { last = null, type = 'cat', ...reader }: PageContextInTest & { last?: Weight | null; type?: string } = {},
  locale: 'en' | 'es' = 'en',
) {
  const onSaved = jest.fn();
  renderInLanguage(
    <WeightForm petId="p1" type={type} weight={weight} last={last} ideal={null} onSaved={onSaved} />,
    locale,
    { timeZone: 'Europe/Madrid', latest: '2999-12-31', ...reader },
  );
  return onSaved;
}

const retype = async (label: string | RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const changeMoment = () => userEvent.click(screen.getByRole('button', { name: /Change$/ }));
const pressSave = (name = 'Save') => userEvent.click(screen.getByRole('button', { name }));

describe('the weight form', () => {
  test('R7.3 a typed weight and local time become grams and an instant', async () => {
    const requests = serverAnswers(201, storedWeight);
    const onSaved = form(null);

    await retype(/^Weight/, '4,25');
    await changeMoment();
    await retype(/^Date/, '2026-03-29');
    await retype(/^Time/, '02:30');
    await userEvent.click(screen.getByRole('radio', { name: /^6/ }));
    await pressSave();

    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/pets/p1/weights',
      body: { grams: 4250, measuredAt: '2026-03-29T01:30:00.000Z', bodyConditionScore: 6, note: null },
    });
  });

  test('R7.3 untouched values stay exact to the gram and the millisecond', async () => {
    const requests = serverAnswers(200, storedWeight);
    const onSaved = form(storedWeight, { weightUnit: 'lb' });
    expect(screen.getByLabelText(/^Weight/)).toHaveValue('9.38');
    expect(screen.getByRole('button', { name: /02:30. Change$/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^5/ })).toBeChecked();

    await userEvent.type(screen.getByLabelText('Note'), 'x');
    await pressSave();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(requests[0]?.body).toEqual({ note: 'x' });
  });

  test('R7.3 an implausible weight is rejected with its range, in both languages', async () => {
    const requests = serverAnswers(201, storedWeight);

    form(null, {}, 'es');
    await retype(/^Peso/, '2000');
    await pressSave('Guardar');
    expect(await screen.findByText('Para este animal, escribe un peso entre 0,05 y 25 kg.')).toBeVisible();

    await retype(/^Peso/, 'mucho');
    expect(await screen.findByText(/Escribe el peso como un número/)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('R7.3 a server’s confirmation request is answered by saving again', async () => {
    const question = 'That’s 90% less than the previous weight. Is that right?';
    const requests = serverAnswers(409, { error: 'x', code: 'confirmation_required', fields: { grams: question } });
    form(null);
    await retype(/^Weight/, '2');
    await pressSave();
    expect(await screen.findByRole('alert')).toHaveTextContent(question);

    await pressSave('Yes, save');
    await waitFor(() => expect(requests).toHaveLength(2));
    await retype(/^Weight/, '20');
    await pressSave('Yes, save');
    await waitFor(() => expect(requests).toHaveLength(3));

    expect(requests.map(({ body }) => body.confirmed)).toEqual([undefined, true, undefined]);
  });

  test.each([
    ['en', '1,100', 1100],
    ['es', '1.100', 1100],
  ] as const)('R7.3 in %s "%s" kg asks for confirmation before it is sent', async (locale, typedText, grams) => {
    const requests = serverAnswers(201, storedWeight);
    form(null, { type: 'dog' }, locale);
    await retype(/^(Weight|Peso)/, typedText);
    await pressSave(locale === 'en' ? 'Save' : 'Guardar');
    await screen.findByText(/decimal/);
    expect(requests).toEqual([]);

    await pressSave(locale === 'en' ? 'Yes, save' : 'Sí, guardar');

    await waitFor(() => expect(requests[0]?.body).toMatchObject({ grams }));
  });

  test('R7.3 small animals are weighed in ounces for owners who use pounds', () => {
    form(null, { weightUnit: 'lb', last: { ...storedWeight, grams: 120 } });

    expect(screen.getByRole('radio', { name: 'oz' })).toBeChecked();
  });

  test('R7.3 a server error about the date appears at the date', async () => {
    serverAnswers(400, {
      error: 'Please check the fields',
      code: 'invalid',
      fields: { measuredAt: 'This date is before the date of birth.' },
    });
    form(null);
    await retype(/^Weight/, '4');
    await pressSave();

    expect(await screen.findByText('This date is before the date of birth.')).toBeVisible();
    expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription('This date is before the date of birth.');
  });

  test('R7.3 nine condition pictures form one keyboard group; rabbits use another scale', async () => {
    form(storedWeight);
    screen.getByRole('radio', { name: /^5/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /^6/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Body condition' })).toHaveAccessibleDescription(/Ideal: 5/);
    expect(within(screen.getByRole('group', { name: 'Body condition' })).getAllByRole('radio')).toHaveLength(10);

    renderInLanguage(
      <WeightForm
        petId="p1"
        type="rabbit"
        weight={null}
        last={{ ...storedWeight, grams: 900 }}
        ideal={null}
        onSaved={jest.fn()}
      />,
      'es',
    );
    expect(screen.getAllByRole('radio')).toHaveLength(14);
    expect(within(screen.getByRole('group', { name: 'Unidad' })).getByRole('radio', { name: 'g' })).toBeChecked();
  });
});
