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

  test.each([
    ['Ana +34 600 123 456 ext. 12 / (212) 555-0100 x204', ['+34600123456;ext=12', '2125550100;ext=204']],
    ['+1 212-555-0100 ext 204', ['+12125550100;ext=204']],
    ['212-555-0100x204', ['2125550100;ext=204']],
    ['Ana 600 123 456 / 600 654 321', ['600123456', '600654321']],
    ['600 123 456 - 600 654 321', ['600123456', '600654321']],
    ['Ana 600123456/7', ['600123456']],
    ['030/901820', ['030901820']],
    ['+34 - 910 123 - 456', ['+34910123456']],
    ['+44 (0)20 7946 0018', ['+442079460018']],
    ['+49 (0) 30 901820', ['+4930901820']],
    ['(0)30 901820', ['030901820']],
    ['Microchip 941000024680135, call 600123456', ['600123456']],
    ['941 000 024 680 135', []],
    ['Chip no. 0123456789', []],
    ['+941000024680135', ['+941000024680135']],
    ['112', ['112']],
    ['Ana\n112 / 911', ['112', '911']],
    ['Urgencias: 112, 600 123 456', ['112', '600123456']],
    ['Calle Mayor, 112', []],
    ['112 Main Street', []],
    ['1-800-VET-HELP', ['18008384357']],
    ['(888) PETMEDS', ['8887386337']],
    ['1-800-LETTERS-TOO-MANY', []],
  ])('R9.7 %j', (text, numbers) => {
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
