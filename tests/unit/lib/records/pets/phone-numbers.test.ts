import fc from 'fast-check';
import { findPhoneNumbers } from '@/lib/records/pets/phone-numbers';

const calls = (text: string) => findPhoneNumbers(text).flatMap(({ call }) => call ?? []);

describe('phone numbers in an owner’s words', () => {
  test.each([
    ['Ana, 600 123 456', ['600123456']],
    ['Clinic Sun: +34 910-123-456, night (020) 7946 0018', ['+34910123456', '02079460018']],
    ['call (555) 123-4567', ['5551234567']],
    ['+44\u00a020\u00a07946\u00a00018.', ['+442079460018']],
    ['C/ Mayor 12, 28013 Madrid', []],
    ['since 2024-05-12, until 12.05.2026', []],
    ['policy AB600123456 and 600123456C', []],
    ['4111 1111 1111 1111 1', []],
    ['nobody', []],
  ])('R9.4 %s', (text, numbers) => {
    expect(calls(text)).toEqual(numbers);
  });

  test('R9.4 nothing of the text is lost, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ()+-./a\n') }), (text) => {
        expect(
          findPhoneNumbers(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
