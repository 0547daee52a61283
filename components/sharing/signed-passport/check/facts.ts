import { type Day, dayFromMs } from '@/lib/core/time/dates';
import { spacedChip } from '@/lib/records/pets/spaced-chip';
import type { ListName, SignedFacts, SignedVaccination, Source } from '@/lib/sharing/signed-passport/facts';
import { element, isolatedText } from './dom';
import { dayWords, nameOf, word } from './language';
import { markOf } from './marks';

function field(label: string, value: string | null): HTMLElement | null {
  if (!value) return null;
  return element('div', {}, element('dt', {}, label), element('dd', {}, isolatedText(value)));
}

function neutering({ neutered }: SignedFacts): string | null {
  return neutered === null ? null : nameOf('neutered', neutered ? 'yes' : 'no');
}

export function identityCard(facts: SignedFacts): HTMLElement {
  const chip = facts.microchip;
  const fields = element(
    'dl',
    { className: 'fields' },
    field(word('species'), nameOf('type', facts.type)),
    field(word('breed'), facts.breed),
    field(word('born'), facts.dateOfBirth && dayWords(facts.dateOfBirth)),
    field(word('sex'), nameOf('gender', facts.gender)),
    field(word('neutered'), neutering(facts)),
    field(word('colour'), facts.colour),
  );
  const readNote = element('p', { className: 'label' }, chip ? word('chip') : word('noChip'));
  return element(
    'section',
    { className: 'card' },
    element('h2', { className: 'label' }, word('isIt')),
    element('p', { className: 'name' }, isolatedText(facts.name)),
    fields,
    readNote,
    chip ? element('p', { className: 'chip' }, isolatedText(spacedChip(chip))) : null,
    facts.microchippedOn
      ? element('p', { className: 'label' }, word('chipSince', { day: dayWords(facts.microchippedOn) }))
      : null,
  );
}

/** Puts verified facts and names into separate elements, because names are free text. */
function sourceLines({ kind, by, through }: Source): HTMLElement {
  return element(
    'div',
    { className: 'source' },
    element('p', {}, word(`source_${kind}`)),
    by === undefined ? null : element('p', {}, element('q', {}, isolatedText(by))),
    through === undefined ? null : element('p', {}, word('sourceCode', { domain: through })),
  );
}

function row(name: string, about: string, source: Source): HTMLElement {
  return element(
    'li',
    {},
    markOf(source.kind),
    element('div', {}, isolatedText(name), element('p', { className: 'label' }, isolatedText(about))),
    sourceLines(source),
  );
}

/** Uses only signed facts: recorded dates and the guideline's objections. */
function endWords(dose: SignedVaccination, today: Day): string {
  if (dose.mark === 'tooEarly') return word('tooEarly');
  const { validUntil: end, nextDueOn: next } = dose;
  const words = [
    end && word(end < today ? 'ended' : 'until', { day: dayWords(end) }),
    next && (!end || next < end) && word(next < today ? 'overdue' : 'due', { day: dayWords(next) }),
  ].filter(Boolean);
  const ends = words.length > 0 ? words.join(', ') : word('noEnd');
  return dose.mark === 'incomplete' ? `${ends}, ${word('incomplete')}` : ends;
}

function list(name: ListName, rows: HTMLElement[], leftOutCount: number): HTMLElement {
  return element(
    'section',
    {},
    element('h3', {}, word(name)),
    rows.length > 0 ? element('ul', {}, ...rows) : element('p', { className: 'label' }, word('none')),
    leftOutCount > 0
      ? element('p', { className: 'label' }, word(`left_${name}`, { count: String(leftOutCount) }))
      : null,
  );
}

export function factLists(facts: SignedFacts, now: number): HTMLElement {
  const today = dayFromMs(now);
  const { leftOut } = facts;
  const vaccinations = facts.vaccinations.map((dose) => {
    const givenText = word('given', { day: dayWords(dose.givenOn) });
    const batch = dose.batch && word('batch', { what: dose.batch });
    const about = [givenText, endWords(dose, today), batch].filter(Boolean).join(', ');
    return row(nameOf('vaccine', dose.vaccine), about, dose.source);
  });
  const treatments = facts.treatments.map(({ kind, product, givenOn, source }) => {
    const about = `${nameOf('treatment', kind)}, ${word('treated', { day: dayWords(givenOn) })}`;
    return row(product, about, source);
  });
  const medications = facts.medications.map(({ name, dosage, frequency, source }) =>
    row(name, [dosage, nameOf('frequency', frequency)].filter(Boolean).join(', '), source),
  );
  const allergies = facts.allergies.map(({ name, source }) => row(name, '', source));
  return element(
    'section',
    { className: 'facts' },
    element('h2', {}, word('words')),
    list('allergies', allergies, leftOut.allergies),
    list('vaccinations', vaccinations, leftOut.vaccinations),
    list('medications', medications, leftOut.medications),
    treatments.length + leftOut.treatments > 0 ? list('treatments', treatments, leftOut.treatments) : null,
  );
}
