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
const loadSchema = jest.fn(async () => schema);
const onSubmit = jest.fn();

function Example() {
  const { form, prepare } = useSchemaForm<Values, Values>(loadSchema, { name: ' ' });
  return (
    <Form form={form} draftKey={null} onSubmit={(values) => onSubmit(values)} onFocus={prepare}>
      <TextField name="name" label="Name" />
      <button type="submit">Save</button>
    </Form>
  );
}

const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  loadSchema.mockReset().mockResolvedValue(schema);
  onSubmit.mockClear();
  renderInLanguage(<Example />);
});

describe('a form with a schema', () => {
  test('fetches the schema once, on the first focus', async () => {
    expect(loadSchema).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Name'));
    expect(loadSchema).toHaveBeenCalledTimes(1);
    await pressSave();
    expect(loadSchema).toHaveBeenCalledTimes(1);
  });

  test('is validated by its schema', async () => {
    await pressSave();
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Name'), 'Luna ');
    await pressSave();
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Luna' });
  });

  test('is validated by the server until the schema can be loaded', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    loadSchema.mockRejectedValue(new Error('offline'));
    await pressSave();
    expect(onSubmit).toHaveBeenCalledWith({ name: ' ' });

    loadSchema.mockResolvedValue(schema);
    await pressSave();
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
  });
});
