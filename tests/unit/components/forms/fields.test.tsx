/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Form, FormError, showServerErrors } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { SuggestField } from '@/components/forms/suggest-field';
import { SwitchField } from '@/components/forms/switch-field';
import { DateField, TextField } from '@/components/forms/text-field';
import { renderInLanguage } from '../../../support/render-in-language';

type Values = { name: string; breed: string; type: string; born: string; neutered: boolean };

const breeds = ['Beagle', 'Bearded Collie'].map((label) => ({ value: label, label, hint: 'dog' }));
const suggest = jest.fn(async (query: string) => breeds.filter(({ label }) => label.startsWith(query)));
const onSubmit = jest.fn();
let form: UseFormReturn<Values>;

function Example() {
  form = useForm<Values>({ defaultValues: { name: '', breed: '', type: '', born: '', neutered: false } });
  return (
    <Form form={form} draftKey={null} onSubmit={onSubmit}>
      <TextField name="name" label="Name" hint="As you call it" required />
      <SuggestField name="breed" label="Breed" suggest={suggest} />
      <SelectField name="type" label="Kind" placeholder="Choose" options={[{ value: 'dog', label: 'Dog' }]} />
      <DateField name="born" label="Born" />
      <SwitchField name="neutered" label="Neutered" />
      <FormError />
      <button type="submit">Save</button>
    </Form>
  );
}

beforeEach(() => {
  suggest.mockClear();
  onSubmit.mockClear();
  renderInLanguage(<Example />, 'es');
});

describe('fields of a form', () => {
  test('R7.2 labels, hints and errors are linked to their control', () => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('As you call it');
    act(() => form.setError('name', { type: 'custom', message: 'errors.fieldInvalid' }));
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Revisa este campo As you call it');
  });

  test('R7.2 submits values as entered', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Luna');
    await userEvent.type(screen.getByRole('combobox', { name: 'Breed' }), 'Something else');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'dog');
    await userEvent.type(screen.getByLabelText('Born'), '2022-04-17');
    await userEvent.click(screen.getByRole('switch', { name: 'Neutered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(onSubmit.mock.calls[0][0]).toEqual({
      name: 'Luna',
      breed: 'Something else',
      type: 'dog',
      born: '2022-04-17',
      neutered: true,
    });
  });

  test('R7.2 breeds are suggested, selected by keyboard and dismissed with Escape', async () => {
    const field = screen.getByRole('combobox', { name: 'Breed' });
    await userEvent.type(field, 'Bea');
    expect(await screen.findByRole('option', { name: /Beagle/ })).toBeVisible();
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(field).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /Bearded/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Bearded Collie');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

    await userEvent.clear(field);
    await userEvent.type(field, 'Be');
    await screen.findByRole('option', { name: /Beagle/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('R10.3 server errors appear at their field, otherwise above the buttons', () => {
    act(() => showServerErrors(form, { error: 'Invalid', fields: { name: 'This name is taken' } }));
    expect(screen.getByText('This name is taken')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /name/i })).toHaveFocus();
    act(() => showServerErrors(form, { error: 'Try again later' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Try again later');
  });

  test('R12.1 a form that requires a connection says so', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => showServerErrors(form, { error: 'Not invited' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Not invited Esto necesita conexión. No se ha cambiado nada.');
  });
});
