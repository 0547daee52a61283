import { graphemesOf } from '@/lib/core/i18n/text-segments';
import { MAX_CHARACTERS } from '@/lib/core/signing/jws';
import type { ListName, PassportFacts, SignedFacts, Source } from './facts';

/** Maximum length in graphemes. Longer text ends with an ellipsis. */
const LONGEST = { name: 48, text: 32, reader: 48 } as const;

function cutText(text: string, most: number): string {
  const letters = graphemesOf(text);
  // Limits code units too, because a grapheme may have any number of combining marks.
  const first = letters.slice(0, most - 1).map(({ segment }) => segment);
  const short = letters.length <= most ? text : `${first.join('')}…`;
  return short.slice(0, most * 4);
}

const cutNullable = (text: string | null) => text && cutText(text, LONGEST.text);

/** Replaces line breaks, which separate reader and domain. */
function shortSource({ kind, by, through }: Source): Source {
  const short = (text: string) => cutText(text.replace(/\s+/g, ' '), LONGEST.reader);
  return { kind, ...(by && { by: short(by) }), ...(by && through && { through: short(through) }) };
}

function shortenFacts(facts: PassportFacts): PassportFacts {
  return {
    ...facts,
    name: cutText(facts.name, LONGEST.name),
    breed: cutNullable(facts.breed),
    colour: cutNullable(facts.colour),
    microchip: cutNullable(facts.microchip),
    allergies: facts.allergies.map((one) => ({
      ...{ name: cutText(one.name, LONGEST.text), source: shortSource(one.source) },
    })),
    medications: facts.medications.map((one) => ({
      ...one,
      name: cutText(one.name, LONGEST.text),
      dosage: cutNullable(one.dosage),
      source: shortSource(one.source),
    })),
    vaccinations: facts.vaccinations.map((one) => ({
      ...one,
      vaccine: cutText(one.vaccine, LONGEST.text),
      batch: cutNullable(one.batch),
      source: shortSource(one.source),
    })),
    treatments: facts.treatments.map((one) => ({
      ...{ ...one, product: cutText(one.product, LONGEST.text), source: shortSource(one.source) },
    })),
  };
}

const shortening = ['treatments', 'vaccinations', 'medications', 'allergies'] as const satisfies readonly ListName[];

const FLOOR: Record<ListName, number> = { treatments: 1, vaccinations: 4, medications: 4, allergies: 4 };

type Room = Record<ListName | 'batches', number> & { chipDay: boolean };

function shrinkRoom(room: Room): Room | null {
  if (room.batches > 0) return { ...room, batches: room.batches - 1 };
  if (room.chipDay) return { ...room, chipDay: false };
  const list = shortening.find((name) => room[name] > FLOOR[name]) ?? shortening.find((name) => room[name] > 0);
  return list ? { ...room, [list]: room[list] - 1 } : null;
}

function fillRoom(facts: PassportFacts, room: Room): SignedFacts {
  const countOmitted = (list: ListName) => facts[list].length - room[list];
  const withBatch = (dose: PassportFacts['vaccinations'][number], at: number) =>
    at < room.batches ? dose : { ...dose, batch: null };
  return {
    ...facts,
    microchippedOn: room.chipDay ? facts.microchippedOn : null,
    allergies: facts.allergies.slice(0, room.allergies),
    medications: facts.medications.slice(0, room.medications),
    vaccinations: facts.vaccinations.slice(0, room.vaccinations).map(withBatch),
    treatments: facts.treatments.slice(0, room.treatments),
    leftOut: {
      vaccinations: countOmitted('vaccinations'),
      medications: countOmitted('medications'),
      allergies: countOmitted('allergies'),
      treatments: countOmitted('treatments'),
    },
  };
}

export function fitFacts(all: PassportFacts, lengthOf: (facts: SignedFacts) => number): SignedFacts {
  const facts = shortenFacts(all);
  let room: Room | null = {
    batches: facts.vaccinations.length,
    chipDay: facts.microchippedOn !== null,
    vaccinations: facts.vaccinations.length,
    medications: facts.medications.length,
    allergies: facts.allergies.length,
    treatments: facts.treatments.length,
  };
  while (room) {
    const fitting = fillRoom(facts, room);
    if (lengthOf(fitting) <= MAX_CHARACTERS) return fitting;
    room = shrinkRoom(room);
  }
  throw new RangeError('Not even an empty passport fits its code');
}
