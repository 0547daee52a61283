import { activeShareStatement } from '@/lib/access/active-share';
import { db } from '@/lib/core/db/client';
import { withDatabase } from '../support/database';
import { accessOf, joins, keyOf, origin } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aShareOf } from '../support/sharing';

withDatabase();

async function aCarersLink() {
  const [owner, carer] = [await aViewer(), await aViewer()];
  const { petId } = await aPetOf(owner);
  await joins(carer, owner, [petId], { mayShare: true });
  const access = await accessOf(carer, petId, 'share');
  const { url } = await aShareOf(carer, access);
  const isOpen = async (at = noon) =>
    (await db().$queryRaw<object[]>(activeShareStatement(keyOf(url ?? ''), at, origin))).length === 1;
  return { carer, opens: isOpen };
}

test('R9.1 R11.1 a carer’s link ends with their account', async () => {
  const { carer, opens } = await aCarersLink();
  expect(await opens()).toBe(true);

  await db().user.update({ where: { id: carer.userId }, data: { suspendedAt: noon } });

  expect(await opens()).toBe(false);
});

test('R9.1 R11.1 a carer’s link works while their access is active', async () => {
  const { carer, opens } = await aCarersLink();
  const days = { startsAt: after(1, 'hour'), endsAt: after(2, 'hour') };
  await db().petMember.updateMany({ where: { userId: carer.userId }, data: days });

  const checkedTimes = [noon, days.startsAt, new Date(days.endsAt.getTime() - 1), days.endsAt];

  expect(await Promise.all(checkedTimes.map((at) => opens(at)))).toEqual([false, true, true, false]);
});

test('R9.1 R11.1 a carer’s link ends with the right to share', async () => {
  const { carer, opens } = await aCarersLink();
  await db().petMember.updateMany({ where: { userId: carer.userId }, data: { mayShare: false } });

  expect(await opens()).toBe(false);
});
