/** Suggestions of our choice, by kind of appointment. */
export const commonReasons = new Map([
  ['vet', ['checkUp', 'vaccination', 'bloodTest', 'dental'] as const],
  ['groomer', ['bath', 'haircut', 'nails'] as const],
  ['training', ['class'] as const],
]);
