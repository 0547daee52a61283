import * as z from 'zod';
import { confirmEmailInput, resetInput } from '@/lib/accounts/passwords/schema';
import { magicLinkInput } from '@/lib/accounts/sign-in/schema';
import { validate } from '@/lib/core/http/validate';
import type { AppError } from '@/lib/core/runtime/errors';
import { vaccinationInput } from '@/lib/records/vaccinations/schema';

function refusal(schema: z.ZodType, value: unknown) {
  try {
    validate(schema, value);
  } catch (error) {
    const { message, detail } = error as AppError;
    return { message, fields: detail.fields };
  }
}

const MISSING = 'Missing information';
const WRONG = 'Please check the fields';

test.each([{}, { email: '' }, { email: ' ', rememberMe: true }])('R6.1 %j lacks an email address', (value) => {
  expect(refusal(magicLinkInput, value)).toEqual({ message: MISSING, fields: { email: 'signIn.missingText' } });
});

test.each([
  [resetInput, { password: 'correct horse battery' }],
  [confirmEmailInput, {}],
  [confirmEmailInput, { token: '' }],
])('R6.1 a missing token is reported', (schema, value) => {
  expect(refusal(schema, value)).toEqual({ message: MISSING, fields: { token: 'passwords.validation.token' } });
});

test.each([{ email: 'x' }, { email: 7 }, { email: null }, { email: '', extra: 1 }, null, undefined, '', ' ', 'x', []])(
  'R6.1 %j is wrong, not missing',
  (value) => expect(refusal(magicLinkInput, value)?.message).toBe(WRONG),
);

test('R6.1 an unknown field is named', () => {
  const pet = z.strictObject({ pet: z.strictObject({ name: z.string() }) });
  const fields = refusal(pet, { pet: { name: 'Luna', age: 5 }, owner: 'Ana' })?.fields ?? {};
  expect(Object.keys(fields).sort()).toEqual(['owner', 'pet.age']);
});

test('R6.1 an error below a missing value counts as missing', () => {
  const pet = z
    .object({ pet: z.unknown().optional() })
    .refine(() => false, { path: ['pet', 'name'], error: 'no name' });
  for (const value of [{}, { pet: {} }])
    expect(refusal(pet, value)).toEqual({ message: MISSING, fields: { 'pet.name': 'no name' } });
});

test.each([
  ['https://clinic.example/1', undefined],
  ['', undefined],
  ['https://ana:secret@clinic.example/1', WRONG],
  ['https://ana@clinic.example/1', WRONG],
  ['javascript:alert(1)', WRONG],
])('R7.3 a vaccination document at %j is checked', (document, message) => {
  const dose = { vaccine: 'dog.rabies', givenOn: '2026-03-07', document };
  expect(refusal(vaccinationInput('2026-11-22'), dose)?.message).toBe(message);
});
