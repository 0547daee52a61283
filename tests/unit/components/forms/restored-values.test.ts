/** @jest-environment node */
import { restoredValues } from '@/components/forms/restored-values';

const stored = { name: 'Luna', note: '' };

test('a draft is put over what is stored', () => {
  expect(restoredValues({ note: 'Shy' }, stored, stored)).toEqual({ name: 'Luna', note: 'Shy' });
});

test('what is typed already stays above the draft', () => {
  const typed = { name: 'Luna', note: 'Calm' };

  expect(restoredValues({ name: 'Lu', note: 'Shy' }, stored, typed)).toEqual({ name: 'Lu', note: 'Calm' });
});

test('fields that the form no longer has are left out', () => {
  expect(restoredValues({ note: 'Shy', colour: 'black' }, stored, stored)).not.toHaveProperty('colour');
});

test('a draft equal to what is stored restores nothing', () => {
  expect(restoredValues({ name: 'Luna', note: null }, stored, stored)).toBeNull();
});
