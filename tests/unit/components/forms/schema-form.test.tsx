/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod';
import { Form } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/schema-form';
import { TextField } from '@/components/forms/text-field';
import { renderInLanguage } from '../../../support/render-in-language';

type Values = { name: string };

const schema = z.object({ name: z.string().trim().min(1, 'pets.validation.nameRequired') });
const load = jest.fn(async () => schema);
const submitted = jest.fn();

function Example() {
  const { form, prepare } = useSchemaForm<Values, Values>(load, { name: ' ' });
  return (
    <Form form={form} draftKey={null} onSubmit={(values) => submitted(values)} onFocus={prepare}>
      <TextField name="name" label="Name" />
      <button type="submit">Save</button>
    </Form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  load.mockReset().mockResolvedValue(schema);
  submitted.mockClear();
  renderInLanguage(<Example />);
});

describe('a form with a schema', () => {
  test('fetches the schema once, on the first focus', async () => {
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Name'));
    expect(load).toHaveBeenCalledTimes(1);
    await save();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is validated by its schema', async () => {
    await save();
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Name'), 'Luna ');
    await save();
    expect(submitted).toHaveBeenCalledWith({ name: 'Luna' });
  });

  test('is validated by the server until the schema can be loaded', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('offline'));
    await save();
    expect(submitted).toHaveBeenCalledWith({ name: ' ' });

    load.mockResolvedValue(schema);
    await save();
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
  });
});
