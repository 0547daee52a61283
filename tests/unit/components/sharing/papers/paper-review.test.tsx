import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaperReview } from '@/components/sharing/papers/paper-review';
import type { PaperProposals } from '@/lib/sharing/papers/proposals';
import type { PaperPet } from '@/lib/sharing/papers/queries';
import { aDoseProposal, aPaperReading, aReading, someProposals } from '@/tests/support/paper-proposals';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn(), prefetch: jest.fn() }),
}));

Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined });

const luna: PaperPet = {
  ...{ id: 'p1', name: 'Luna', type: 'dog', dateOfBirth: '2020-01-01' },
  profile: { microchip: null, passportNumber: null },
  ...{ doses: [], weights: [] },
};
const names = { 'dog.rabies': 'Rabies', 'dog.lepto': 'Leptospirosis' };
const savedPaper = { importId: 'i1', vaccinations: ['v1'], weights: [] };

function review(changes: Partial<PaperProposals>, pet: Partial<PaperPet> = {}) {
  const [save, onSaved] = [jest.fn().mockResolvedValue(savedPaper), jest.fn()];
  renderInLanguage(
    <PaperReview
      reading={aPaperReading}
      proposals={someProposals(changes)}
      pet={{ ...luna, ...pet }}
      {...{ names, suggested: Object.keys(names), save, onSaved }}
    />,
  );
  return { save, onSaved };
}

const row = (name = 'Vaccination 1') => within(screen.getByRole('listitem', { name }));
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const entriesOf = (save: jest.Mock) => save.mock.calls[0]?.[0];

test('R16.14 the chosen rows are saved with the values of the paper', async () => {
  const { save, onSaved } = review({
    vaccinations: [aDoseProposal({ batch: aReading('A452B01') }), aDoseProposal({ vaccine: aReading('dog.lepto') })],
  });
  await userEvent.click(row('Vaccination 2').getByRole('checkbox'));
  await pressButton('Save 1 entry');

  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(savedPaper, 1));
  expect(entriesOf(save).vaccinations).toEqual([
    expect.objectContaining({ vaccine: 'Rabies', givenOn: '2025-03-07', batch: 'A452B01', validUntil: null }),
  ]);
});

test('R16.15 an unsure value is not saved before it is confirmed', async () => {
  const { save, onSaved } = review({ vaccinations: [aDoseProposal({ batch: aReading('A1', { isUnsure: true }) })] });
  expect(row().getByText('Not sure. It looks like “A1”.')).toBeVisible();
  await pressButton('Save 1 entry');
  expect(await row().findByText('Compare this with the paper, then confirm or correct it.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  await pressButton('Batch: that’s right');
  expect(row().getByText('Checked')).toBeVisible();
  await pressButton('Save 1 entry');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(entriesOf(save).vaccinations).toMatchObject([{ batch: 'A1' }]);
});

test('R16.15 correcting an unsure value counts as checking it', async () => {
  const { save, onSaved } = review({ vaccinations: [aDoseProposal({ batch: aReading('A1', { isUnsure: true }) })] });
  await userEvent.clear(row().getByLabelText('Batch'));
  await userEvent.type(row().getByLabelText('Batch'), 'A7');
  expect(row().queryByText(/^Not sure/)).toBeNull();
  await pressButton('Save 1 entry');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(entriesOf(save).vaccinations).toMatchObject([{ batch: 'A7' }]);
});

test('R16.16 two readings are two choices, and none is preselected', async () => {
  const givenOn = aReading('2025-03-07', { text: '07/03/25', isUnsure: true, alternatives: ['2025-07-03'] });
  const { save, onSaved } = review({ vaccinations: [aDoseProposal({ givenOn })] });
  expect(row().getByLabelText(/^Given on/)).toHaveValue('');
  await pressButton('Save 1 entry');
  expect(row().getByLabelText(/^Given on/)).toBeInvalid();
  expect(save).not.toHaveBeenCalled();

  await pressButton(/Jul/);
  await pressButton('Save 1 entry');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(entriesOf(save).vaccinations).toMatchObject([{ givenOn: '2025-07-03' }]);
});

test('R16.17 an entry that the pet has is marked and not selected', async () => {
  const doses = [{ vaccine: 'dog.rabies', givenOn: '2025-03-07' }];
  review({ vaccinations: [aDoseProposal(), aDoseProposal({ vaccine: aReading('dog.lepto') })] }, { doses });
  expect(row('Vaccination 1').getByRole('checkbox')).not.toBeChecked();
  expect(row('Vaccination 1').getByText('Already recorded')).toBeVisible();
  expect(row('Vaccination 2').getByRole('checkbox')).toBeChecked();
});

test('R16.17 a long paper leaves out recorded entries first and counts the others', async () => {
  const days = Array.from({ length: 23 }, (_, at) => `2025-03-${String(at + 1).padStart(2, '0')}`);
  const doses = days.slice(0, 2).map((givenOn) => ({ vaccine: 'dog.rabies', givenOn }));
  const { save, onSaved } = review(
    { vaccinations: days.map((givenOn) => aDoseProposal({ givenOn: aReading(givenOn) })) },
    { doses },
  );
  expect(screen.getAllByRole('listitem', { name: /^Vaccination/ })).toHaveLength(20);
  expect(row('Vaccination 1').getByLabelText(/^Given on/)).toHaveValue('2025-03-03');
  expect(screen.getByText('1 more row was found. Add it by hand.')).toBeVisible();
  await pressButton('Save 20 entries');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(entriesOf(save).vaccinations).toHaveLength(20);
});

test('R16.17 a dose that the paper repeats is marked and not selected', async () => {
  review({ vaccinations: [aDoseProposal(), aDoseProposal(), aDoseProposal({ vaccine: aReading('dog.lepto') })] });
  expect(row('Vaccination 1').getByRole('checkbox')).toBeChecked();
  expect(row('Vaccination 2').getByRole('checkbox')).not.toBeChecked();
  expect(row('Vaccination 2').getByText('Same vaccine and day as a row above')).toBeVisible();
  expect(row('Vaccination 3').getByRole('checkbox')).toBeChecked();
});

test('R16.17 a weight stored from pounds counts as already recorded', () => {
  const weights = [{ measuredOn: '2025-03-07', grams: 12_501 }];
  const proposal = { kg: aReading(12.5), weighedOn: aReading('2025-03-07'), page: 1, region: aReading('').region };
  review({ vaccinations: [], weights: [proposal] }, { weights });
  expect(row('Weight 1').getByRole('checkbox')).not.toBeChecked();
  expect(row('Weight 1').getByText('Already recorded')).toBeVisible();
});

test('R16.14 a row without a date stays out and empty', async () => {
  const { save } = review({ vaccinations: [aDoseProposal({ givenOn: null })] });
  expect(row().getByRole('checkbox')).not.toBeChecked();
  await pressButton('Save');
  expect(await screen.findByText('Select at least one row.')).toBeVisible();
  expect(save).not.toHaveBeenCalled();

  await userEvent.click(row().getByRole('checkbox'));
  expect(row().getByLabelText(/^Given on/)).toHaveValue('');
});

test('R16.12 fills an empty profile number and only shows a differing one', async () => {
  const [microchip, passportNumber] = [aReading('941000012345678'), aReading('ES-77')];
  const profile = { microchip: null, passportNumber: 'ES-12' };
  const { save, onSaved } = review({ vaccinations: [], microchip, passportNumber }, { profile });
  expect(screen.getByText('The profile says ES-12, but the paper says ES-77.')).toBeVisible();
  await pressButton('Save 1 entry');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(entriesOf(save).pet).toEqual({ microchip: '941000012345678' });
});

test('R16.14 the picture shows where the focused field was read', async () => {
  const batch = aReading('A1', { region: { x: 0.6, y: 0.5, width: 0.1, height: 0.02 } });
  review({ vaccinations: [aDoseProposal({ batch })] });
  const picture = screen.getByRole('img', { name: /^Page 1 of 1/ });
  expect(picture).toHaveAttribute('viewBox', '0 0 1000 800');
  await userEvent.click(row().getByLabelText('Batch'));
  expect(picture).toHaveAttribute('viewBox', '425 352 450 112');
  await pressButton('Show the whole page');
  expect(picture).toHaveAttribute('viewBox', '0 0 1000 800');
});
