import { getHealth } from '@/lib/overviews/health/queries';
import { getPassportRecord } from '@/lib/overviews/passport/queries';
import { getVisitBrief } from '@/lib/overviews/visit-brief/queries';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { getSharedView } from '@/lib/sharing/links/queries';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';
import { aShareOf, openShare } from '../support/sharing';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };

async function aPuppy() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer, { dateOfBirth: '2026-01-01' });
  const giveDose = (vaccine: string, givenOn: string) =>
    vaccinations.create(access, vaccinations.input(noon).parse({ vaccine, givenOn }) as never, author);
  return { viewer, access, give: giveDose };
}

test('R7.3 every view of a dose shows that it came too early', async () => {
  const { viewer, access, give } = await aPuppy();
  const newDose = await give('dog.lepto', '2026-01-29');
  const { accessKey } = await aShareOf(viewer, access, { kind: 'vet' });
  const briefQuery = { chosen: '2026-01-01', timeZone: 'UTC', at: noon };

  const readResults = {
    created: newDose,
    got: await vaccinations.get(access, newDose.id),
    listed: (await vaccinations.list(access, { limit: 20 })).items[0],
    health: (await getHealth(access, 'en', '2026-03-28')).vaccinations[0],
    shared: (await getSharedView(await openShare(accessKey), accessKey, noon)).vaccinations?.doses[0],
    paper: (await getPassportRecord(access, { withOwner: true, at: noon })).vaccinations[0],
    brief: (await getVisitBrief(access, briefQuery)).vaccinations[0],
  };

  for (const [place, dose] of Object.entries(readResults)) {
    const { vaccineId, reason, countsFrom } = dose?.tooEarly[0] ?? {};
    expect([place, vaccineId, reason, countsFrom]).toEqual([place, 'dog.lepto', 'age', '2026-02-26']);
  }
});

test('R7.3 R9.4 vet and owner see the same note on rabies doses before microchipping', async () => {
  const viewer = await aViewer();
  const chip = { microchippedOn: '2025-03-02', microchipPlace: 'Left side of the neck' };
  const access = await aPetOf(viewer, { dateOfBirth: '2020-01-01', microchip: '724098100123456', ...chip });
  const rabies = vaccinations.input(noon).parse({ vaccine: 'dog.rabies', givenOn: '2025-03-01' });
  const newDose = await vaccinations.create(access, rabies as never, author);
  const { accessKey } = await aShareOf(viewer, access, { kind: 'vet' });
  const view = await getSharedView(await openShare(accessKey), accessKey, noon);

  const paper = await getPassportRecord(access, { withOwner: true, at: noon });
  expect(newDose.beforeChip).toBe(true);
  expect(view.vaccinations?.doses[0]?.beforeChip).toBe(true);
  expect(paper.vaccinations[0]?.beforeChip).toBe(true);
  expect(view.pet).toMatchObject(chip);
  expect(paper.pet).toMatchObject(chip);

  const hiddenShare = await aShareOf(viewer, access, { kind: 'other', sections: ['vaccinations'] });
  const other = await getSharedView(await openShare(hiddenShare.accessKey), hiddenShare.accessKey, noon);
  expect(other.pet).toMatchObject({ microchip: null, microchippedOn: null, microchipPlace: null });
});

test('R7.3 a page of doses considers doses on other pages', async () => {
  const { access, give } = await aPuppy();
  await give('dog.dhp', '2026-03-01');
  await give('dog.dhp', '2026-03-08');
  const { items } = await vaccinations.list(access, { limit: 1 });
  expect(items.map(({ givenOn, tooEarly }) => [givenOn, tooEarly[0]?.reason])).toEqual([['2026-03-08', 'interval']]);
});
