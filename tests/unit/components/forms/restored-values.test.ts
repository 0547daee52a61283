/** @jest-environment node */
import { restoredValues } from '@/components/forms/restored-values';

const storedValues = { name: 'Luna', note: '' };

test('a draft overrides stored values', () => {
  expect(restoredValues({ note: 'Shy' }, storedValues, storedValues)).toEqual({ name: 'Luna', note: 'Shy' });
});

test('text already typed overrides the draft', () => {
  const typedValues = { name: 'Luna', note: 'Calm' };

  expect(restoredValues({ name: 'Lu', note: 'Shy' }, storedValues, typedValues)).toEqual({ name: 'Lu', note: 'Calm' });
});

test('draft fields that the form no longer has are ignored', () => {
  expect(restoredValues({ note: 'Shy', colour: 'black' }, storedValues, storedValues)).not.toHaveProperty('colour');
});

test('a draft equal to the stored values restores nothing', () => {
  expect(restoredValues({ name: 'Luna', note: null }, storedValues, storedValues)).toBeNull();
});
