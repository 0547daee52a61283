export const doseAmounts = ['¼', '½', '1', '2'] as const;

export const doseForms = ['tablet', 'capsule', 'ml', 'drop', 'pipette'] as const;
export type DoseForm = (typeof doseForms)[number];

export interface DoseParts {
  amount: string;
  form: DoseForm | null;
}

/** Word for a form after one or after several. */
type FormWord = (form: DoseForm, isPlural: boolean) => string;

const PARTS = /^(\d*(?:[.,]\d+)?\s?[¼½¾]?)\s*(.*)$/u;
const MORE_THAN_ONE = /^(?:1.|[2-9])/u;

/** @returns null for a dosage in the owner's own words, which a tap must not replace */
export function readDose(text: string, wordOf: FormWord): DoseParts | null {
  const [, amount = '', word = ''] = PARTS.exec(text.trim()) ?? [];
  if (word === '') return { amount: amount.trim(), form: null };
  const form = doseForms.find((one) => [wordOf(one, false), wordOf(one, true)].includes(word.toLowerCase()));
  return form ? { amount: amount.trim(), form } : null;
}

export function writeDose({ amount, form }: DoseParts, wordOf: FormWord): string {
  return [amount, form && wordOf(form, MORE_THAN_ONE.test(amount))].filter(Boolean).join(' ');
}
