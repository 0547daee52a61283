import { graphemesOf } from '@/lib/core/i18n/text-segments';
import { MAX_CHARACTERS } from '@/lib/core/signing/jws';
import { type ListName, listNames, type PassportFacts, type SignedFacts, type Source } from './facts';

/** In graphemes; a name that is longer ends with dots. */
const LONGEST = { name: 48, text: 32, reader: 48 } as const;

function cut(text: string, most: number): string {
  const letters = graphemesOf(text);
  // A grapheme may have any number of marks.
  const first = letters.slice(0, most - 1).map(({ segment }) => segment);
  const short = letters.length <= most ? text : `${first.join('')}…`;
  return short.slice(0, most * 4);
}

const cutIfAny = (text: string | null) => text && cut(text, LONGEST.text);

/** One line each, since a line break parts them. */
function shortSource({ kind, by, through }: Source): Source {
  const short = (text: string) => cut(text.replace(/\s+/g, ' '), LONGEST.reader);
  return { kind, ...(by && { by: short(by) }), ...(by && through && { through: short(through) }) };
}

function shortened(facts: PassportFacts): PassportFacts {
  return {
    ...facts,
    name: cut(facts.name, LONGEST.name),
    breed: cutIfAny(facts.breed),
    colour: cutIfAny(facts.colour),
    microchip: cutIfAny(facts.microchip),
    allergies: facts.allergies.map((one) => ({
      ...{ name: cut(one.name, LONGEST.text), source: shortSource(one.source) },
    })),
    medications: facts.medications.map((one) => ({
      ...one,
      name: cut(one.name, LONGEST.text),
      dosage: cutIfAny(one.dosage),
      source: shortSource(one.source),
    })),
    vaccinations: facts.vaccinations.map((one) => ({
      ...one,
      vaccine: cut(one.vaccine, LONGEST.text),
      source: shortSource(one.source),
    })),
  };
}

/** As many of each list as stay in any case, while another one can still be shortened. */
const FLOOR: Record<ListName, number> = { vaccinations: 4, medications: 4, allergies: 4 };

function nextToShorten(kept: Record<ListName, number>): ListName | undefined {
  return listNames.find((list) => kept[list] > FLOOR[list]) ?? listNames.find((list) => kept[list] > 0);
}

/**
 * Leaves out the last entries of a list, which are the oldest vaccinations first, until it fits one QR code.
 *
 * @param lengthOf characters of the address with these facts
 */
export function fitFacts(all: PassportFacts, lengthOf: (facts: SignedFacts) => number): SignedFacts {
  const facts = shortened(all);
  const kept = {
    vaccinations: facts.vaccinations.length,
    medications: facts.medications.length,
    allergies: facts.allergies.length,
  };
  const fitted = (): SignedFacts => ({
    ...facts,
    allergies: facts.allergies.slice(0, kept.allergies),
    medications: facts.medications.slice(0, kept.medications),
    vaccinations: facts.vaccinations.slice(0, kept.vaccinations),
    leftOut: {
      vaccinations: facts.vaccinations.length - kept.vaccinations,
      medications: facts.medications.length - kept.medications,
      allergies: facts.allergies.length - kept.allergies,
    },
  });
  let fitting = fitted();
  while (lengthOf(fitting) > MAX_CHARACTERS) {
    const list = nextToShorten(kept);
    if (!list) throw new RangeError('Not even an empty passport fits its code');
    kept[list] -= 1;
    fitting = fitted();
  }
  return fitting;
}
