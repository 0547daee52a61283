import { trimOf } from '@/lib/core/text/trim';

/** Letters without a Unicode decomposition, transliterated as in ICAO 9303 (part 3, section 6). */
const latin = {
  Æ: 'AE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'N',
  Ŧ: 'T',
  ẞ: 'SS',
  Ə: 'E',
};

const cyrillic = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Ґ: 'G',
  Д: 'D',
  Е: 'E',
  Є: 'IE',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  І: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: 'IE',
  Ы: 'Y',
  Э: 'E',
  Ю: 'IU',
  Я: 'IA',
  Ђ: 'D',
  Ј: 'J',
  Љ: 'LJ',
  Њ: 'NJ',
  Ћ: 'C',
  Џ: 'DZ',
};

const greek = {
  Α: 'A',
  Β: 'V',
  Γ: 'G',
  Δ: 'D',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'I',
  Θ: 'TH',
  Ι: 'I',
  Κ: 'K',
  Λ: 'L',
  Μ: 'M',
  Ν: 'N',
  Ξ: 'X',
  Ο: 'O',
  Π: 'P',
  Ρ: 'R',
  Σ: 'S',
  Τ: 'T',
  Υ: 'Y',
  Φ: 'F',
  Χ: 'CH',
  Ψ: 'PS',
  Ω: 'O',
};

const letters = new Map<string, string>(Object.entries({ ...latin, ...cyrillic, ...greek }));

/** Line length of a passport book (ICAO 9303, format TD3). */
export const PASSPORT_LINE_LENGTH = 44;
const MAX_RAW_LENGTH = 4 * PASSPORT_LINE_LENGTH;

export interface PassportLineInput {
  name: string;
  type: string;
  breed: string | null;
  gender: string;
  dateOfBirth: string | null;
  microchip: string | null;
}

/** Decorative lines without check digits, because no machine reads them. Contain only A-Z, 0-9 and the filler `<`. */
export function passportLines(pet: PassportLineInput): readonly [string, string] {
  const first = `P<${[pet.name, pet.breed ?? ''].map(machineReadable).filter(Boolean).join('<<')}`;
  const birthDigits = (pet.dateOfBirth ?? '').slice(2).replaceAll('-', '');
  const sex = { male: 'M', female: 'F' }[pet.gender] ?? '';
  const second = [machineReadable(pet.microchip ?? ''), machineReadable(pet.type), birthDigits + sex]
    .filter(Boolean)
    .join('<');
  return [fillLine(first), fillLine(second)];
}

export function machineReadable(text: string): string {
  const plain = [...text.slice(0, MAX_RAW_LENGTH).toUpperCase().normalize('NFD')]
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^A-Z0-9]+/g, '<');
  return trimOf(plain, '<');
}

export function fillLine(line: string): string {
  return line.slice(0, PASSPORT_LINE_LENGTH).padEnd(PASSPORT_LINE_LENGTH, '<');
}
