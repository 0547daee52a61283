import { readNumber } from '@/lib/core/i18n/numbers';
import type { TemperatureUnit, WeightUnit } from '@/lib/core/i18n/units';
import { dayIn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { toCelsius } from '@/lib/records/vitals/units';
import { toGrams } from '@/lib/records/weights/units';
import type { Values } from '@/lib/versions/merge';
import { type ProposedField, proposedFields } from './fields';
import type { TypedCollection } from './vocabulary';

export interface FormContext {
  timeZone: string;
  weightUnit: WeightUnit;
  temperatureUnit: TemperatureUnit;
  at: Date;
}

type Form = Readonly<Record<string, string>>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const NOON = '12:00';

/** Uses the current time for today, because noon may still lie ahead. */
function momentOf(day: string, { timeZone, at }: FormContext): string {
  if (!DAY.test(day)) return day;
  return (day === dayIn(at, timeZone) ? at : toInstant(day, NOON, timeZone)).toISOString();
}

function asRichText(text: string): string {
  const escapedText = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const paragraphs = escapedText.split('\n').map((line) => line.trim());
  return paragraphs
    .filter(Boolean)
    .map((one) => `<p>${one}</p>`)
    .join('');
}

function numberOf(text: string, convert: (value: number) => number): unknown {
  const value = readNumber(text);
  return value === null ? text : convert(value);
}

function readField(collection: TypedCollection, field: ProposedField, form: Form, context: FormContext): unknown {
  const typedValue = (form[field.name] ?? '').trim();
  if (typedValue === '') return field.isRequired ? '' : null;
  switch (field.kind) {
    case 'weight':
      return numberOf(typedValue, (value) => Math.round(toGrams(value, context.weightUnit)));
    case 'reading':
      return numberOf(typedValue, (value) =>
        form.kind === 'temperature' ? toCelsius(value, context.temperatureUnit) : value,
      );
    case 'score':
      return numberOf(typedValue, (value) => value);
    case 'moment':
      return momentOf(typedValue, context);
    case 'text':
      return collection === 'vet-records' && field.name === 'description' ? asRichText(typedValue) : typedValue;
    default:
      return typedValue;
  }
}

function startOf(form: Form, { timeZone }: FormContext): string {
  const [day = '', time = ''] = [form.startsAt, form.time];
  return DAY.test(day) && TIME.test(time) ? toInstant(day, time, timeZone).toISOString() : day;
}

export function readEntry(
  collection: TypedCollection,
  form: Form,
  isCorrection: boolean,
  context: FormContext,
): Values {
  const fields = proposedFields[collection].filter(({ name, kind }) => kind !== 'time' && Object.hasOwn(form, name));
  const entry: Record<string, unknown> = {};
  for (const field of fields) {
    const isSame = isCorrection && form[field.name] === form[`was.${field.name}`];
    if (!isSame) entry[field.name] = readField(collection, field, form, context);
  }
  if (collection === 'appointments') Object.assign(entry, { startsAt: startOf(form, context), kind: 'vet' });
  return entry;
}
