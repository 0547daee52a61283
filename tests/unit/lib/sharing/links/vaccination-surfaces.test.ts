import { translatorOf } from '@/lib/core/i18n/translate';
import { addDays } from '@/lib/core/time/dates';
import { vaccinationItems } from '@/lib/overviews/agenda/day-items';
import { nextVaccination } from '@/lib/overviews/agenda/next-vaccination';
import { petState as coverState } from '@/lib/overviews/agenda/pet-state';
import { petState } from '@/lib/overviews/health/pet-state';
import { urgentStamps } from '@/lib/overviews/health/summary';
import { drawPassport } from '@/lib/overviews/passport/draw-passport';
import { passportOf } from '@/lib/overviews/passport/passport';
import { planTrip } from '@/lib/overviews/travel/plan';
import { protectsAgainst } from '@/lib/records/vaccinations/dose-matching';
import { datedVaccinations, dueVaccinations, statusesOn } from '@/lib/records/vaccinations/due';
import { rabiesValidity } from '@/lib/records/vaccinations/rabies-validity';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import {
  dateOf,
  estimateOf,
  protectionOf,
  recordedStatus,
  urgencyOf,
  type VaccinationStatus,
} from '@/lib/records/vaccinations/status';
import { statusWords } from '@/lib/records/vaccinations/status-words';
import { sharedVaccinations } from '@/lib/sharing/links/shared-vaccinations';
import { currentDoses } from '@/lib/sharing/signed-passport/current-doses';
import { parsePayload, writePayload } from '@/lib/sharing/signed-passport/payload';
import { judgeStay } from '@/lib/sharing/stay-proof/judge';
import { aDose, aRecord } from '@/tests/support/a-passport';
import { aTrip, plannedAt } from '@/tests/support/a-trip';
import { anAgendaPet } from '@/tests/support/an-agenda-pet';
import { readPdf } from '@/tests/support/read-pdf';
import { claims, passportFacts } from '@/tests/support/signed-passports';
import { type KnownPet, knownPets, lineOf, linesById, today } from '@/tests/support/vaccinated-pets';

const everyPet = test.each(knownPets.map((knownPet) => [knownPet.name, knownPet] as const));
const at = new Date(`${today}T12:00:00Z`);
const arrival = addDays(today, 30);
const paperOptions = { sheet: undefined, language: 'en', at } as const;

const listStatuses = (vaccineList: readonly { name: { en: string }; lastDoseStatus: VaccinationStatus | null }[]) =>
  vaccineList.map(({ name, lastDoseStatus }) => [name.en, lastDoseStatus && lineOf(lastDoseStatus)]);

const currentOf = ({ pet, doses }: KnownPet) => {
  const statuses = statusesOn(pet, doses, today);
  return doses.flatMap((dose) => {
    const status = statuses.get(dose.id);
    return status && urgencyOf(status) !== 'past' ? [{ dose, status }] : [];
  });
};

function recordOf({ pet, doses }: KnownPet) {
  const vaccinations = doses.map((dose) => ({ ...aDose(), ...dose, product: dose.product }));
  return aRecord({ vaccinated: pet, vaccinations });
}

async function paperOf(knownPet: KnownPet) {
  const words = { t: await translatorOf('en'), locale: 'en', today } as const;
  const { stamps, sections } = passportOf(recordOf(knownPet), words);
  return { stamps, rows: sections.flatMap(({ table }) => table?.rows ?? []), words };
}

test('R7.11 the table has at least forty pets of five species', () => {
  expect(knownPets.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(knownPets.map(({ pet }) => pet.type));
  expect([...kinds]).toEqual(expect.arrayContaining(['dog', 'cat', 'rabbit', 'ferret', 'horse']));
});

everyPet('R7.11 %s: stamps of list, overview and tile agree', (_, { pet, doses, expected }) => {
  const day = pet.deceasedOn ?? today;
  const plannedVaccines = dueVaccinations(pet, doses, today);
  const stamps = doseStamps(doses, plannedVaccines, day);
  expect(linesById(stamps.map(({ id, status }) => [id, status] as const))).toEqual(expected);
  expect(stamps.map(({ isEstimated }) => isEstimated)).toEqual(stamps.map(({ status }) => estimateOf(status) !== null));
  for (const { stamp, dose } of urgentStamps(doses, plannedVaccines, day))
    expect(lineOf(stamp.status)).toBe(expected[dose.id]);
});

everyPet('R7.11 %s: readers see every current dose, as their owner does', (_, knownPet) => {
  const { pet, doses } = knownPet;
  const view = sharedVaccinations(pet, doses, today);
  const current = currentOf(knownPet);
  const sortLines = (lines: string[]) => lines.toSorted();

  expect(
    sortLines(view.stamps.map(({ vaccine, givenOn, status }) => `${vaccine}@${givenOn} ${lineOf(status)}`)),
  ).toEqual(sortLines(current.map(({ dose, status }) => `${dose.id} ${lineOf(status)}`)));
  expect(listStatuses(view.planned)).toEqual(listStatuses(dueVaccinations(pet, doses, today)));
});

everyPet('R7.11 %s: a list has the status of each stamp', (_, knownPet) => {
  const { pet, doses } = knownPet;
  const plannedVaccines = dueVaccinations(pet, doses, today);
  if (pet.deceasedOn) return expect(plannedVaccines).toEqual([]);
  for (const { dose, status } of currentOf(knownPet)) {
    const of = plannedVaccines.filter((one) => [...one.countedDoses, ...one.tooEarlyDoses].includes(dose.id));
    const lines = of.flatMap(({ lastDoseStatus }) => (lastDoseStatus ? [lineOf(lastDoseStatus)] : []));
    expect(status.kind === 'tooEarly' ? [lineOf(status)] : lines).toContain(lineOf(status));
    expect(of.length).toBeGreaterThan(0);
  }
});

everyPet('R7.11 %s: stamp and table of the paper agree', async (_, knownPet) => {
  const { stamps, rows, words } = await paperOf(knownPet);
  const { fullSentenceOf } = statusWords(words);
  const statuses = statusesOn(knownPet.pet, knownPet.doses, today);
  const sentences = knownPet.doses.flatMap(({ id }) => {
    const status = statuses.get(id);
    return status ? [fullSentenceOf(status)] : [];
  });

  expect(stamps.map(({ sentence }) => sentence).toSorted()).toEqual(sentences.toSorted());
  expect(rows.filter(({ warns }) => warns === 3)).toHaveLength(
    [...statuses.values()].filter((status) => urgencyOf(status) === 'overdue').length,
  );
  const estimates = [...statuses.values()].filter((status) => estimateOf(status) !== null);
  expect(rows.filter(({ notes }) => /estimated|Estimated/.test(notes[0] ?? ''))).toHaveLength(estimates.length);
  expect(stamps.filter(({ isEstimated }) => isEstimated)).toHaveLength(estimates.length);
});

test.each(knownPets.map((knownPet, index) => [knownPet.name, index % 4 === 0 ? 'a6' : 'a4', knownPet] as const))(
  'R7.11 %s: the paper in %s contains the text of each stamp',
  async (_, size, knownPet) => {
    const { stamps, words } = await paperOf(knownPet);
    const record = recordOf(knownPet);
    const { pages, alts } = await readPdf(
      await drawPassport(passportOf(record, words), { ...paperOptions, size, photo: null }),
    );
    const textOf = (parts: readonly string[]) => parts.join(' ').replace(/\s+/g, '').toLowerCase();
    const [printedText, altText] = [textOf(pages), textOf(alts)];
    const sentences = stamps.map(({ sentence }) => sentence);
    expect(stamps.flatMap((stamp) => stamp.words).filter((line) => !printedText.includes(textOf([line])))).toEqual([]);
    expect(sentences.filter((sentence) => !altText.includes(textOf([sentence])))).toEqual([]);
  },
);

everyPet('R7.11 %s: a travel plan is done only by a recorded end', (_, knownPet) => {
  const { pet, doses } = knownPet;
  if (!['dog', 'cat', 'ferret'].includes(pet.type) || pet.deceasedOn) return;
  const traveller = { ...pet, microchip: '724098100123456', passportNumber: null, doses, wormedAt: [], ticked: {} };
  const { steps } = planTrip(traveller, { ...aTrip, from: 'ES', to: 'FR', arrival }, plannedAt(today));
  const step = steps.find(({ key }) => key === 'rabies');
  const status = currentOf(knownPet).find(({ dose }) => protectsAgainst(dose, 'Rabies'))?.status ?? null;
  const protection = status && protectionOf(status);
  if (!protection || protection.until < arrival) expect(step?.state).not.toBe('done');
  if (protection?.estimate && protection.until >= arrival)
    expect([step?.state, step?.words]).toEqual(['check', 'rabiesAssumed']);
  if (status && urgencyOf(status) === 'overdue') expect(step?.words).toMatch(/Lapsed|BeforeChip|Estimated/);
  if (step?.state === 'done') expect(protection).toMatchObject({ estimate: null });
});

everyPet('R7.11 %s: a stay passes only what is covered', (_, { pet, doses }) => {
  const stay = { from: today, until: today, today, timeZone: 'UTC' };
  for (const { vaccineId, lastDoseStatus, class: kind } of dueVaccinations(pet, doses, today)) {
    if (!vaccineId.includes('.') || kind === 'notListed') continue;
    const template = { name: 'x', asOf: today, vaccines: [vaccineId], minDays: 0, treatments: [], note: '' };
    const [rule] = judgeStay({ ...pet, doses, treatments: [] }, template, stay);
    const protection = lastDoseStatus && protectionOf(lastDoseStatus);
    expect([vaccineId, rule?.days[0]]).toEqual([vaccineId, protection !== null && protection.until >= today]);
    expect([vaccineId, rule?.estimates]).toEqual([vaccineId, protection?.estimate ? [protection.estimate] : []]);
    const missing = lastDoseStatus && 'missingDoses' in lastDoseStatus ? lastDoseStatus.missingDoses : 0;
    expect([rule?.missingDoses, rule?.state === 'incomplete']).toEqual([missing, missing > 0]);
  }
});

everyPet('R7.11 %s: a border takes no estimate for a recorded end', (_, knownPet) => {
  const { counted } = rabiesValidity(knownPet.pet, knownPet.doses);
  const last = counted.at(-1);
  const status = currentOf(knownPet).find(({ dose }) => protectsAgainst(dose, 'Rabies'))?.status;
  if (!last || !status) return expect(counted).toEqual([]);
  expect(last.isAssumed).toBe(
    !knownPet.doses.some(({ givenOn, validUntil }) => givenOn === last.givenOn && validUntil),
  );
  if (urgencyOf(status) === 'overdue') expect(last.validUntil < today).toBe(true);
});

everyPet('R7.11 %s: a signed passport says no more than the record', (_, knownPet) => {
  const { pet, doses } = knownPet;
  const source = { kind: 'owner' } as const;
  const vaccinations = currentDoses(pet, doses, today).map((dose) => ({ ...dose, batch: null, source }));
  const leftOut = { vaccinations: 0, medications: 0, allergies: 0, treatments: 0 };
  const facts = { ...passportFacts(), vaccinations, leftOut };
  const signedVaccinations = parsePayload(JSON.parse(writePayload({ ...claims, facts })))?.facts.vaccinations ?? [];
  const current = currentOf(knownPet);
  const markOf = (status: VaccinationStatus) => {
    if (status.kind === 'tooEarly') return 'tooEarly';
    return 'missingDoses' in status && status.missingDoses > 0 ? 'incomplete' : null;
  };
  const lines = current.map(({ dose, status }) => [dose.vaccine, dose.givenOn, markOf(status)]);

  expect(signedVaccinations.map((one) => [one.vaccine, one.givenOn, one.mark]).toSorted()).toEqual(lines.toSorted());
  for (const { dose, status } of current) {
    const one = signedVaccinations.find(({ vaccine, givenOn }) => vaccine === dose.vaccine && givenOn === dose.givenOn);
    const statusOnRecord = one && recordedStatus(one, today);
    if (dateOf(status) && estimateOf(status) === null) expect(statusOnRecord).toEqual(status);
    expect(statusOnRecord && estimateOf(statusOnRecord)).toBeNull();
  }
});

everyPet('R7.11 %s: Today, covers and calendars name the same days', (_, { pet, doses, expected }) => {
  const agendaPet = anAgendaPet({ vaccinated: pet, vaccinations: doses });
  const datedVaccines = datedVaccinations(pet, doses, today);
  const plannedVaccines = dueVaccinations(pet, doses, today);
  const overdue = plannedVaccines.filter(({ lastDoseStatus: last }) => last && urgencyOf(last) === 'overdue');
  const late = vaccinationItems(agendaPet, { today, timeZone: 'UTC' }).filter(({ state }) => state === 'overdue');

  expect(overdue.map(({ vaccineId }) => vaccineId).every((id) => late.some((item) => item.id === id))).toBe(true);
  expect(plannedVaccines.filter(({ due }) => due !== null).map(({ due }) => due)).toEqual(
    datedVaccines.map(({ due }) => due),
  );
  const isLate = coverState(agendaPet, { at, timeZone: 'UTC' }).kind === 'vaccinationOverdue';
  expect(isLate).toBe(late.length > 0);
  expect(nextVaccination([agendaPet], today) === null).toBe(datedVaccines.length === 0);
  if (Object.keys(expected).length === 0) expect([datedVaccines, late]).toEqual([[], []]);
});

everyPet('R7.11 %s: the overview counts what stamps show', (_, { pet, doses }) => {
  const travellingPet = { ...pet, breed: null, goal: null, archived: false };
  const plannedVaccines = dueVaccinations(pet, doses, today);
  const weights = [{ id: 'w', measuredAt: at.toISOString(), grams: 9000, bodyConditionScore: null, note: null }];
  const state = petState({ pet: travellingPet, isLost: false, weights, doses, planned: plannedVaccines, at });
  if (state.kind !== 'living') return expect(pet.deceasedOn).not.toBeNull();
  const late = plannedVaccines.filter(({ lastDoseStatus: last }) => last && urgencyOf(last) === 'overdue').length;
  expect(state.vaccinations?.overdue ?? 0).toBeGreaterThanOrEqual(late);
  if (late > 0) expect(state.vaccinations).not.toBeNull();
});

everyPet('R7.11 %s: every sentence with a date has its year', async (_, { pet, doses }) => {
  for (const locale of ['en', 'es'] as const) {
    const { sentenceOf, stampLinesOf, badgeOf } = statusWords({ t: await translatorOf(locale), locale });
    const stamps = doseStamps(doses, dueVaccinations(pet, doses, today), today);
    for (const stamp of stamps) {
      const year = dateOf(stamp.status)?.slice(0, 4) ?? '';
      const isEstimated = estimateOf(stamp.status) !== null;
      const stampTexts = [sentenceOf(stamp.status), stampLinesOf({ ...stamp, beforeChip: false }).join(' ')];
      expect(stampTexts.map((text) => text.includes(year))).toEqual([true, true]);
      expect(stampTexts.map((text) => /estimat|estimad/i.test(text))).toEqual([isEstimated, isEstimated]);
      expect(badgeOf(stamp.status)).toMatch(/^\p{Lu}/u);
    }
  }
});
