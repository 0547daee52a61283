import { getQuickAdd } from '@/lib/overviews/quick-add/queries';
import { withDatabase } from '../support/database';
import { aHousehold, joins } from '../support/household';
import { after, aViewer } from '../support/members';

withDatabase();

test('R11.1 quick add lists a pet only for members with write access', async () => {
  const { owner, carer, access } = await aHousehold();
  const [reader, former, stranger] = [await aViewer(), await aViewer(), await aViewer()];
  await joins(reader, owner, [access.petId], { role: 'viewer' });
  await joins(former, owner, [access.petId], { until: '2026-03-28' });
  const people = { owner, carer, reader, former, stranger };

  const shownParts = await Promise.all(
    Object.entries(people).map(async ([name, viewer]) => {
      const { pets, pet } = await getQuickAdd(viewer, { locale: 'en', at: after(2, 'day'), petId: access.petId });
      return [name, [...pets.map(({ id }) => id), pet?.id]];
    }),
  );

  const [writes, none] = [[access.petId, access.petId], [undefined]];
  expect(Object.fromEntries(shownParts)).toEqual({
    ...{ owner: writes, carer: writes },
    ...{ reader: none, former: none, stranger: none },
  });
});

test('R7.3 Quick add lists the pets when the requested one is unknown', async () => {
  const { owner, access } = await aHousehold();
  const other = await aHousehold();
  const quickAdd = await getQuickAdd(owner, { locale: 'en', at: after(2, 'day'), petId: other.access.petId });
  expect([quickAdd.pets.map(({ id }) => id), quickAdd.pet]).toEqual([[access.petId], null]);
});
