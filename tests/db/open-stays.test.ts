import { findStay } from '@/lib/access/stay-access';
import { db } from '@/lib/core/db/client';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { changeShare, revokeShare } from '@/lib/sharing/links/mutations/shares';
import { shareInput } from '@/lib/sharing/links/schema';
import { rememberSitter, tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { noteOfStay } from '@/lib/sharing/stays/mutations/notes';
import { changeStay, revokeStay } from '@/lib/sharing/stays/mutations/stays';
import { findStayMessage } from '@/lib/sharing/stays/queries/message';
import { getStayReport } from '@/lib/sharing/stays/queries/report';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';
import { findStayDay, getStaysPage, getStayUrl, listStays } from '@/lib/sharing/stays/queries/stays';
import { aMedication, aSitting, aStay, aWalk, openedBy, today } from '../support/a-stay';
import { withDatabase } from '../support/database';
import { accessOf, causedBy, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { readExport } from '../support/read-export';
import { aSharedPet, causeBy, openShare } from '../support/sharing';

withDatabase();

const open = { from: null, until: null };
const inYears = (years: number) => after(years * 365, 'day');

type Made = Awaited<ReturnType<typeof aStay>>;

const ownOf = (newStay: Made, ownerId: string, revokedAt: Date | null = null) =>
  ({
    stayId: newStay.id,
    ownerId,
    fromDay: newStay.from,
    untilDay: newStay.until,
    timeZone: 'UTC',
    revokedAt,
  }) as never;

async function aReading(more: object = {}) {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const newStay = await aStay(viewer, [access], { ...open, allows: [], ...more });
  return { viewer, access, made: newStay };
}

test('R11.7 without days a stay starts today and works until stopped', async () => {
  const { viewer, made } = await aReading();
  expect(made).toMatchObject({ from: today, until: null, expiresAt: null, state: 'open', messages: 'none' });
  expect(await findStay(made.accessKey, null, inYears(20))).toMatchObject({ untilDay: null, endsAt: null, allows: [] });
  const proof = ownOf(made, viewer.userId);
  expect(await getStayUrl(proof, inYears(20))).toBe(made.url);

  await revokeStay(proof, causeBy(viewer));

  expect(await findStay(made.accessKey, null, noon)).toEqual({ closed: 'stopped', upcoming: null });
  await expect(getStayUrl(proof, noon)).rejects.toMatchObject({ code: 'not_found' });
});

test('R11.7 a stay from today can’t last longer than sixty days', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const until = (day: string) => aStay(viewer, [access], { from: null, until: day });
  await expect(until('2026-05-27')).rejects.toMatchObject({ code: 'invalid' });
  await expect(until('2026-03-27')).rejects.toMatchObject({ detail: { fields: { until: 'stays.validation.over' } } });
  expect(await until('2026-05-26')).toMatchObject({ from: today, until: '2026-05-26' });
});

test('R11.7 a read-only stay shows plan and care, and writes nothing', async () => {
  const { access, made } = await aReading();
  const feeding = { kind: 'feeding', title: 'Kibble', note: 'half a cup' };
  const [{ id }] = [await aWalk(access), await aWalk(access, feeding), await aMedication(access)];
  await db().pet.update({ where: { id: access.petId }, data: { insurance: 'Sol 12', breed: 'Beagle' } });
  const stay = await openedBy(null, made.accessKey);

  const view = await findStayDay(stay, today, noon);
  expect(view?.tasks.map(({ title }) => title).toSorted()).toEqual(['Kibble', 'Meloxicam', 'Walk']);
  expect(view?.pets[0]?.care).toMatchObject({
    meals: [{ title: 'Kibble', note: 'half a cup' }],
    medications: [{ name: 'Meloxicam', times: ['08:00'] }],
    about: { breed: 'Beagle' },
  });
  expect(JSON.stringify(view)).not.toContain('Sol 12');

  const forbidden = { code: 'forbidden' };
  await expect(rememberSitter(stay, { typed: 'Marta', device: 'd' }, noon)).rejects.toMatchObject(forbidden);
  const tick = { petId: access.petId, routineId: id, day: today, undo: false, name: undefined };
  await expect(tickOfStay(stay, tick, noon)).rejects.toMatchObject(forbidden);
  await expect(noteOfStay(stay, { day: today, text: 'Hi', photo: null }, noon)).rejects.toMatchObject(forbidden);
  expect(await db().petMember.count({ where: { stayId: made.id } })).toBe(0);
  expect(await db().routineCompletion.count({ where: { petId: access.petId } })).toBe(0);
});

test('R11.7 a stay that allows nothing sends no messages', async () => {
  const { viewer, made } = await aReading({ messages: 'each' });
  const proof = ownOf(made, viewer.userId);
  const fields = { messages: 'stays.validation.readOnly' };
  await expect(changeStay(proof, { messages: 'daily' }, noon)).rejects.toMatchObject({ detail: { fields } });
  expect(await changeStay(proof, { messages: 'none', ownerPhone: '600 111 222' }, noon)).toMatchObject({
    messages: 'none',
    ownerPhone: '600 111 222',
  });
  expect(await db().stay.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({ remindAt: null });
});

test('R11.7 without a last day sitters write from yesterday to tomorrow', async () => {
  const { access, stay } = await aSitting({ from: today, until: null });
  const { id } = await aWalk(access);
  const later = after(40, 'day');
  const on = (day: string) =>
    tickOfStay(stay, { petId: access.petId, routineId: id, day, undo: false, name: undefined }, later);
  expect(await on('2026-05-07')).toMatchObject({ status: 'done' });
  expect(await on('2026-05-06')).toMatchObject({ status: 'done' });
  for (const day of ['2026-05-05', '2026-05-09']) await expect(on(day)).rejects.toMatchObject({ code: 'invalid' });
  const addNote = (day: string) => noteOfStay(stay, { day, text: 'Hi', photo: null }, later);
  await expect(addNote('2026-05-05')).rejects.toMatchObject({ code: 'invalid' });
  expect(await addNote('2026-05-08')).toMatchObject({ text: 'Hi' });
});

test('R11.7 without a last day the report ends today or when stopped', async () => {
  const { viewer, access, made, stay } = await aSitting({ from: today, until: null });
  const { id } = await aWalk(access);
  await tickOfStay(stay, { petId: access.petId, routineId: id, day: today, undo: false, name: undefined }, noon);
  const later = after(90, 'day');

  const report = await getStayReport(ownOf(made, viewer.userId), later);
  expect([report.days.length, report.days.at(-1), report.until]).toEqual([60, '2026-06-26', null]);
  const stoppedReport = await getStayReport(ownOf(made, viewer.userId, noon), later);
  expect([stoppedReport.days, stoppedReport.diary.map(({ lines }) => lines.length)]).toEqual([[today], [1]]);
});

test('R11.7 without a last day an evening without entries sends nothing', async () => {
  const { viewer, access, made, stay } = await aSitting({ from: today, until: null, messages: 'daily' });
  const { id } = await aWalk(access);
  const evening = new Date(`${today}T21:00:00Z`);
  const sending = { userId: viewer.userId, sourceId: made.id, dueAt: evening, sendAt: evening };
  expect(await findStayMessage(sending, evening)).toBeNull();

  await tickOfStay(stay, { petId: access.petId, routineId: id, day: today, undo: false, name: undefined }, noon);

  expect(await findStayMessage(sending, evening)).toMatchObject({ kind: 'daily', done: 1, planned: 1 });
});

test('R11.7 stays without an end are listed, counted and exported', async () => {
  const { viewer, access, made } = await aReading();
  expect((await listStays(viewer, { limit: 50 }, inYears(3))).items).toMatchObject([{ id: made.id, state: 'open' }]);
  expect((await getStaysPage(viewer, inYears(3))).stays).toMatchObject([{ id: made.id, until: null }]);
  expect((await readExport(viewer)).lists.stays).toMatchObject([
    { id: made.id, fromDay: today, untilDay: null, endsAt: null, allows: [] },
  ]);
  for (let count = 1; count < 20; count += 1) await aStay(viewer, [access], open);
  await expect(aStay(viewer, [access], open)).rejects.toMatchObject({ code: 'limit_reached' });
});

test('R11.8 a handover ends a pet’s part in stays without an end', async () => {
  const { viewer, access, made } = await aReading();
  const both = await aStay(viewer, [access, await aPetOf(viewer)], open);
  const next = await aViewer();
  const { url } = await offerPet(access, { email: next.email }, causedBy(viewer));

  await acceptPet(keyOf(url), causedBy(next));

  expect(await findStay(made.accessKey, null, noon)).toEqual({ closed: 'stopped', upcoming: null });
  const foundStay = await findStay(both.accessKey, null, noon);
  expect(foundStay && !('closed' in foundStay) && foundStay.pets.map(({ id }) => id)).not.toContain(access.petId);
});

test('R9.1 R11.7 only an owner’s list of links includes stays', async () => {
  const { viewer, access, made } = await aReading();
  const own = await accessOf(viewer, access.petId, 'share');
  const { sitter, shares } = await getSharePage(own, noon);
  expect([sitter?.stays.map(({ id }) => id), shares]).toEqual([[made.id], []]);
  expect(sitter?.start.pets.map(({ id }) => id)).toEqual([access.petId]);
  expect((await getSharePage({ ...own, held: 'share' } as typeof own, noon)).sitter).toBeNull();
});

test('R9.1 older sitter links open, change and stop; new ones are refused', async () => {
  expect(shareInput(noon).safeParse({ kind: 'sitter' }).success).toBe(false);
  const { viewer, access, share } = await aSharedPet({ kind: 'sitter' });
  expect(await openShare(share.accessKey)).toMatchObject({ kind: 'sitter', petId: access.petId });
  const changedShare = await changeShare(access, share.id, { sections: ['notes'] }, causeBy(viewer));
  expect(changedShare).toMatchObject({ kind: 'sitter', sections: ['notes'], state: 'active' });
  expect((await getSharePage(access, noon)).shares).toMatchObject([{ id: share.id, kind: 'sitter' }]);
  expect((await readExport(viewer)).lists.shares).toMatchObject([{ id: share.id, kind: 'sitter' }]);

  await revokeShare(access, share.id, causeBy(viewer));

  await expect(openShare(share.accessKey)).rejects.toThrow('does not open');
});
