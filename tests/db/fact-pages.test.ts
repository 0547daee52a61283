import { confirmEntry, holdSource, setSource } from '@/lib/collections/confirm-entry';
import { factCollections } from '@/lib/collections/registry';
import type { ReaderSource, StoredSource } from '@/lib/collections/source';
import { isFactPart } from '@/lib/core/config/paths';
import { transaction } from '@/lib/core/db/client';
import { getPassportRecord } from '@/lib/overviews/passport/queries';
import { findFact } from '@/lib/overviews/provenance/queries';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vaccinationInput } from '@/lib/records/vaccinations/schema';
import { getSharedView } from '@/lib/sharing/links/queries';
import { getPassportFacts } from '@/lib/sharing/signed-passport/queries';
import { addRow } from '../support/collection-rows';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold } from '../support/household';
import { after, noon } from '../support/members';
import { aShareOf, openShare } from '../support/sharing';
import { marsh } from '../support/source-examples';

withDatabase();

const author = (at = noon) => ({ name: 'Ana', timeZone: 'UTC', at });
const aDose = vaccinationInput('2026-12-01').parse({ vaccine: 'dog.rabies', givenOn: '2025-12-07', batch: 'L88201' });
const reader: ReaderSource = { kind: 'confirmed', ...marsh, at: after(1, 'hour').toISOString() };

async function aConfirmedDose(source: StoredSource | null = null) {
  const household = await aHousehold();
  const access = await accessOf(household.owner, household.access.petId, 'edit');
  const { id } = await vaccinations.create(household.carers, aDose, author());
  const entry = { name: 'vaccinations', id } as const;
  await setSource(access, entry, source);
  const { facts } = await transaction(() => holdSource(access, entry));
  await confirmEntry(access, entry, { opened: facts, reader, at: after(1, 'hour') });
  return { ...household, access, id };
}

test('R13.1 one page shows the entry, its source, and its history', async () => {
  const { access, carers, id } = await aConfirmedDose();
  await vaccinations.update(access, id, { batch: 'L88210' }, author(after(2, 'hour')));

  const fact = await findFact(access, 'vaccinations', id);
  expect(fact).toMatchObject({ values: { batch: 'L88210' }, source: { kind: 'typed' }, corrector: { who: 'you' } });
  expect(fact?.history.map(({ what, who }) => `${what} ${who.who}`)).toEqual([
    'changed you',
    'confirmed you',
    'typed person',
  ]);
  expect((await findFact(carers, 'vaccinations', id))?.history.at(-1)?.who.who).toBe('you');
});

test('R13.1 R7.26 an imported entry stays so in its history', async () => {
  const { access, carers, id } = await aConfirmedDose({ kind: 'imported' });
  await vaccinations.update(access, id, { batch: 'L88210' }, author(after(2, 'hour')));
  const own = { name: 'vaccinations', id: (await vaccinations.create(carers, aDose, author())).id } as const;
  await setSource(carers, own, { kind: 'imported' });
  await vaccinations.update(carers, own.id, { batch: 'L88210' }, author(after(2, 'hour')));

  const whatOf = async (entry: string) =>
    (await findFact(access, 'vaccinations', entry))?.history.map(({ what }) => what);
  expect(await whatOf(id)).toEqual(['changed', 'confirmed', 'imported']);
  expect(await whatOf(own.id)).toEqual(['changed', 'imported']);
});

test('R13.1 entries of other pets, in the bin, or unknown have no page', async () => {
  const { access, id } = await aConfirmedDose();
  const { access: others } = await aHousehold();
  expect(await findFact(others, 'vaccinations', id)).toBeNull();
  expect(await findFact(access, 'weights', id)).toBeNull();
  expect(await findFact(access, 'vaccinations', 'x')).toBeNull();
  await vaccinations.remove(access, id, after(2, 'hour'));
  expect(await findFact(access, 'vaccinations', id)).toBeNull();
});

test('R13.1 every collection of facts has its page', async () => {
  const { access } = await aHousehold();
  expect(factCollections.filter((name) => !isFactPart(name))).toEqual([]);
  for (const name of factCollections) {
    const id = await addRow(name, { petId: access.petId, skillId: '', deletedAt: null });
    const fact = await findFact(access, name, id);
    expect({ name, id: fact?.id, whats: fact?.history.map(({ what }) => what) }).toEqual({
      name,
      id,
      whats: ['typed'],
    });
  }
});

test('R13.1 link readers see the vet’s name, not the carer’s', async () => {
  const { owner, access, carers, id } = await aConfirmedDose();
  const own = await accessOf(owner, access.petId, 'own');
  const typedDose = await vaccinations.create(carers, { ...aDose, vaccine: 'dog.dhp' }, author());
  const { accessKey } = await aShareOf(owner, own, { kind: 'vet' });

  const { vaccinations: shown } = await getSharedView(await openShare(accessKey), accessKey, after(2, 'hour'));
  const by = Object.fromEntries((shown?.doses ?? []).map(({ vaccine, source }) => [vaccine.en, source]));
  expect(by.Rabies).toMatchObject({ kind: 'confirmed', reader: marsh, writer: null });
  expect(Object.values(by)).toContainEqual({
    ...{ kind: 'typed', typedBy: null, reader: null, saidAt: null, corrected: null, writer: 'carer' },
  });
  expect(JSON.stringify(shown)).not.toContain(typedDose.createdBy?.name);

  await vaccinations.update(access, id, { batch: 'L88210' }, author(after(2, 'hour')));
  const again = await getSharedView(await openShare(accessKey), accessKey, after(3, 'hour'));
  expect(again.vaccinations?.doses.find(({ batch }) => batch === 'L88210')?.source).toMatchObject({
    ...{ kind: 'typed', writer: 'owner', corrected: { at: after(2, 'hour').toISOString(), by: null } },
  });
});

test('R13.1 the printed and the signed passport carry each source', async () => {
  const { access } = await aConfirmedDose();
  const { vaccinations: printed } = await getPassportRecord(access, { withOwner: false, at: noon });
  expect(printed[0]?.source).toMatchObject({ kind: 'confirmed', reader: marsh });

  const { vaccinations: signed } = await getPassportFacts(access, ['vaccinations'], noon);
  expect(signed[0]?.source).toEqual({
    ...{ kind: 'confirmed', by: 'Dr. Elena Marsh, Sunny Street Vets', through: marsh.through.split('@')[1] },
  });
});
