import ICAL from 'ical.js';
import { addDays } from '@/lib/core/time/dates';
import { dueVaccinations, statusesOn } from '@/lib/records/vaccinations/due';
import type { VaccinationStatus } from '@/lib/records/vaccinations/status';
import { aMember, type Person } from '../support/people';
import { knownPets, linesById } from '../support/vaccinated-pets';
import { Visitor } from '../support/visitor';

const FEED_DAYS = 90;

interface StatusRow {
  id: string;
  status: VaccinationStatus;
}

async function addKnownPet(ana: Person, { name, pet, doses }: (typeof knownPets)[number]) {
  const { type, dateOfBirth, deceasedOn, country, region, microchippedOn, extraVaccines, highRisk } = pet;
  const addedPet = await ana.addsPet({ name, type, dateOfBirth, country, region, microchippedOn });
  const own = await Promise.all(
    doses.map(async ({ id: _, ...dose }) => (await ana.post(`/api/pets/${addedPet.id}/vaccinations`, dose)).body),
  );
  const later = { ...(highRisk && { highRisk }), ...(extraVaccines.length > 0 && { extraVaccines }) };
  if (deceasedOn !== null || Object.keys(later).length > 0)
    await ana.patch(`/api/pets/${addedPet.id}`, { ...later, deceasedOn });
  return { pet: { ...pet, createdAt: String(addedPet.createdAt) }, id: addedPet.id, doses: own };
}

async function fedDays(ana: Person): Promise<Record<string, string[]>> {
  const { body: user } = await ana.get('/api/users/current');
  const { body } = await ana.post(`/api/users/${user.id}/calendar-feed`, { kinds: ['vaccination'] });
  const feed = (await new Visitor().get(new URL(body.url).pathname)).body.toString();
  const days: Record<string, string[]> = {};
  for (const event of new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents('vevent')) {
    const [petId = '', day = ''] = String(event.getFirstPropertyValue('uid')).split(/-vaccination-|@/);
    days[petId] = [...(days[petId] ?? []), day];
  }
  return days;
}

test('R7.11 list, health record, and feed agree for each sample pet', async () => {
  const ana = await aMember();
  const addedPets: Awaited<ReturnType<typeof addKnownPet>>[] = [];
  for (const knownPet of knownPets) addedPets.push(await addKnownPet(ana, knownPet));
  const feedDays = await fedDays(ana);

  for (const { pet, id, doses } of addedPets) {
    const { body: list } = await ana.get(`/api/pets/${id}/vaccinations?limit=50`);
    const { body: health, headers } = await ana.get(`/api/pets/${id}/health`);
    const today = new Date(headers.get('date') ?? '').toISOString().slice(0, 10);
    const statuses = statusesOn(pet, doses, pet.deceasedOn ?? today);
    const due = dueVaccinations(pet, doses, today);
    const linesOf = (rows: StatusRow[]) => linesById(rows.map(({ id, status }) => [id, status]));
    const datedVaccines = due.flatMap((one) => one.due ?? []);

    expect([pet.type, linesOf(list.items)]).toEqual([pet.type, linesById(statuses)]);
    expect(linesOf(health.vaccinations)).toEqual(linesById(statuses));
    for (const dose of doses) {
      const { body } = await ana.get(`/api/pets/${id}/vaccinations/${dose.id}`);
      expect([dose.id, body.status]).toEqual([dose.id, statuses.get(dose.id)]);
    }
    expect(health.due.map((one: { dueOn: string }) => one.dueOn)).toEqual(datedVaccines);
    const shownDays = [...new Set(datedVaccines)].filter((day) => day >= addDays(today, -FEED_DAYS)).toSorted();
    expect([pet.type, feedDays[id] ?? []]).toEqual([pet.type, shownDays]);
  }
});

test.each(['NZ', 'AS'])('R7.11 all surfaces use the member day for a pet in %s', async (country) => {
  const ana = await aMember();
  const { id } = await ana.addsPet({ country });
  const today = new Date().toISOString().slice(0, 10);
  for (const validUntil of [addDays(today, -1), today]) {
    await ana.post(`/api/pets/${id}/vaccinations`, {
      vaccine: 'dog.rabies',
      givenOn: addDays(today, -365),
      validUntil,
    });
    await ana.post(`/api/pets/${id}/vaccinations`, { vaccine: 'Corona', givenOn: addDays(today, -365), validUntil });
  }
  const { body: health } = await ana.get(`/api/pets/${id}/health`);
  const { body: list } = await ana.get(`/api/pets/${id}/vaccinations`);

  const inHealth = linesById(health.vaccinations.map(({ id, status }: StatusRow) => [id, status] as const));
  expect(linesById(list.items.map(({ id, status }: StatusRow) => [id, status] as const))).toEqual(inHealth);
  expect(Object.values(inHealth).some((line) => line.startsWith('expired'))).toBe(true);
  for (const one of list.items) {
    const { body } = await ana.get(`/api/pets/${id}/vaccinations/${one.id}`);
    expect([one.id, body.status]).toEqual([one.id, one.status]);
  }
});
