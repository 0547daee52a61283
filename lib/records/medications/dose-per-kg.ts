const QUANTITY = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(mg|µg|μg|mcg|g|ml|IU|UI)$/i;
/** Numbers that can be read as 1.1 or as 1,100. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

export interface DosePerKg {
  amount: number;
  unit: string;
}

/** @returns amount per kilogram in the unit of the dosage; null unless the dosage is one number with one unit */
export function dosePerKg(dosage: string | null, grams: number): DosePerKg | null {
  const [, number = '', unit = ''] = QUANTITY.exec(dosage?.trim() ?? '') ?? [];
  if (unit === '' || AMBIGUOUS.test(number) || grams <= 0) return null;
  const amount = (Number(number.replace(',', '.')) * 1000) / grams;
  return amount > 0 ? { amount, unit } : null;
}
