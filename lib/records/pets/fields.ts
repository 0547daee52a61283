import { choiceField, dayField, type EntryFields, noteField, textField } from '@/lib/versions/entry-fields';
import type { Pet } from './pet';

const label = (name: string) => `pets.fields.${name}`;
const choice = (name: 'type' | 'gender' | 'weightUnit' | 'cover') =>
  choiceField<Pet>(name, label(name), `pets.${name}`);
const day = (name: 'dateOfBirth' | 'microchippedOn' | 'deceasedOn') => dayField<Pet>(name, label(name));

const neuteredWords = (neutered: boolean | null) => ({ true: 'yes', false: 'no', null: 'unknown' })[`${neutered}`];

export const petFields: EntryFields<Pet> = {
  name: textField(label('name')),
  type: choice('type'),
  breed: textField(label('breed')),
  dateOfBirth: day('dateOfBirth'),
  gender: choice('gender'),
  neutered: {
    label: label('neutered'),
    show: ({ neutered }, { t }) => t(`pets.neutered.${neuteredWords(neutered)}`),
  },
  colour: textField(label('colour')),
  markings: textField(label('markings')),
  cover: choice('cover'),
  microchip: textField(label('microchip')),
  microchippedOn: day('microchippedOn'),
  microchipPlace: textField(label('microchipPlace')),
  passportNumber: textField(label('passportNumber')),
  insurance: noteField(label('insurance')),
  emergencyContact: noteField(label('emergencyContact')),
  vetClinic: noteField(label('vetClinic')),
  country: {
    label: label('home'),
    with: ['region'],
    show: ({ country, region }) => [country, region].filter(Boolean).join(', ') || null,
  },
  weightUnit: choice('weightUnit'),
  deceasedOn: day('deceasedOn'),
  archived: {
    label: label('archived'),
    show: ({ archived }, { t }) => t(`pets.neutered.${archived ? 'yes' : 'no'}`),
  },
  notes: { label: label('notes'), joins: 'richText' },
};
