import { findPetAccess } from '@/lib/access/pet-access';
import { findStay } from '@/lib/access/stay-access';
import { authorOf } from '@/lib/collections/routes';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { removePet } from '@/lib/records/pets/mutations';
import { setCompletion } from '@/lib/records/routines/mutations';
import { doseOfStay, tickOfStay } from '@/lib/sharing/stays/mutations/lines';
import { noteOfStay } from '@/lib/sharing/stays/mutations/notes';
import { revokeStay } from '@/lib/sharing/stays/mutations/stays';
import { getStayReport } from '@/lib/sharing/stays/queries/report';
import { findStayDay } from '@/lib/sharing/stays/queries/stays';
import { stayInput } from '@/lib/sharing/stays/schema';
import {
  type Access,
  all,
  aMedication,
  aSitting,
  aStay,
  aStayDose,
  aWalk,
  days,
  openedBy,
  today,
} from '../support/a-stay';
import { withDatabase } from '../support/database';
import { joins } from '../support/household';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { causeBy } from '../support/sharing';

withDatabase();

const tickOf = (access: Access, routineId: string, more: object = {}) => ({
  ...{ petId: access.petId, routineId, day: today, undo: false, name: undefined },
  ...more,
});

describe('R11.7 a stay', () => {
  test('R11.7 is open from its first day through its last', async () => {
    const { made } = await aSitting();
    const state = async (at: string) => {
      const stay = await findStay(made.accessKey, null, new Date(at));
      return stay && ('closed' in stay ? stay.closed : 'open');
    };
    expect(await state('2026-03-26T23:59:59Z')).toBe('before');
    expect(await state('2026-03-27T00:00:00Z')).toBe('open');
    expect(await state('2026-03-30T23:59:59Z')).toBe('open');
    expect(await state('2026-03-31T00:00:00Z')).toBe('after');
    expect(await findStay('A'.repeat(43), null, noon)).toBeNull();
    const coming = { names: ['Luna'], fromDay: '2026-03-27', untilDay: '2026-03-30' };
    expect(await findStay(made.accessKey, null, new Date('2026-03-26T00:00:00Z'))).toMatchObject({ upcoming: coming });
  });

  test('R11.7 records the sitter’s name with a completion but grants no access', async () => {
    const { viewer, access, stay } = await aSitting();
    const { id } = await aWalk(access);
    expect(await tickOfStay(stay, tickOf(access, id), noon)).toMatchObject({ status: 'done', by: 'Marta (sitter)' });

    const member = await db().petMember.findFirstOrThrow({ where: { petId: access.petId, name: 'Marta (sitter)' } });
    expect(member).toMatchObject({ userId: null, endsAt: noon });
    const line = await db().routineCompletion.findFirstOrThrow({ where: { routineId: id } });
    expect(line.createdById).toBe(member.id);
    const own = await findPetAccess(viewer, access.petId, 'view', noon);
    expect(own?.people.find((person) => person.id === member.id)).toMatchObject({
      name: 'Marta (sitter)',
      isActive: false,
      isSitter: true,
    });
  });

  test('R11.7 a sitter sees only a nameless member’s email local part', async () => {
    const { viewer, access, stay } = await aSitting();
    const { id } = await aWalk(access);
    await setCompletion(access, id, today, { status: 'done' }, authorOf(viewer, noon));

    const tickedBy = (await findStayDay(stay, today, noon))?.tasks.map(({ said }) => said?.by);
    expect([viewer.name, tickedBy]).toEqual(['', [viewer.email.split('@')[0]]]);
  });

  test.each(['constructor', '__proto__'])('R11.7 accepts %s as a sitter’s name', async (name) => {
    const { access, made } = await aSitting();
    const { id } = await aWalk(access);
    const stay = await openedBy(name, made.accessKey);
    expect(await tickOfStay(stay, tickOf(access, id), noon)).toMatchObject({ status: 'done', by: `${name} (sitter)` });
  });

  test('R11.7 parallel completions count once, and undo removes the completion', async () => {
    const { access, stay } = await aSitting();
    const { id } = await aWalk(access);
    await Promise.all(Array.from({ length: 20 }, () => tickOfStay(stay, tickOf(access, id), noon)));
    expect(await db().routineCompletion.count({ where: { routineId: id } })).toBe(1);

    await tickOfStay(stay, tickOf(access, id, { undo: true }), noon);
    expect(await db().routineCompletion.count({ where: { routineId: id } })).toBe(0);
  });

  test('R11.7 a sitter can undo only their own completions', async () => {
    const { access, made, stay } = await aSitting();
    const { id } = await aWalk(access);
    await tickOfStay(await openedBy('Pau', made.accessKey), tickOf(access, id), noon);
    const undo = tickOfStay(stay, tickOf(access, id, { undo: true }), noon);
    await expect(undo).rejects.toMatchObject({ code: 'forbidden' });
    expect(await db().routineCompletion.count({ where: { routineId: id } })).toBe(1);
  });

  test('R11.7 rejects other pets, other days, and disallowed actions', async () => {
    const { viewer, access, stay } = await aSitting({ allows: ['ticks'] });
    const other = await aPetOf(viewer);
    const [walk, elsewhere, medication] = [await aWalk(access), await aWalk(other), await aMedication(access)];
    const refusedTicks = [
      [tickOf(other, elsewhere.id), 'not_found'],
      [tickOf(access, elsewhere.id), 'not_found'],
      [tickOf(access, walk.id, { day: '2026-03-26' }), 'invalid'],
      [tickOf(access, walk.id, { day: '2026-03-31' }), 'invalid'],
      [tickOf(access, 'x'), 'not_found'],
    ] as const;
    for (const [input, code] of refusedTicks)
      await expect(tickOfStay(stay, input, noon)).rejects.toMatchObject({ code });

    await expect(doseOfStay(stay, aStayDose(access, medication.id), noon)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(noteOfStay(stay, { day: today, text: 'Hello', photo: null }, noon)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('R11.7 R11.4 a dose is logged once; another too soon is rejected', async () => {
    const { access, stay } = await aSitting();
    const { id } = await aMedication(access);
    const dose = (scheduledFor: string, undo = false) => aStayDose(access, id, { scheduledFor, undo });
    await Promise.all(Array.from({ length: 10 }, () => doseOfStay(stay, dose(`${today}T08:00:00Z`), noon)));
    expect(await db().dose.count({ where: { medicationId: id } })).toBe(1);
    await expect(doseOfStay(stay, dose('2026-03-27T08:00:00Z'), noon)).rejects.toMatchObject({
      code: 'dose_already_given',
    });

    await doseOfStay(stay, dose(`${today}T08:00:00Z`, true), noon);
    await doseOfStay(stay, dose(`${today}T08:00:00Z`, true), noon);
    expect(await db().dose.count({ where: { medicationId: id } })).toBe(0);
    await expect(doseOfStay(stay, dose('2026-04-02T08:00:00Z'), noon)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('R11.7 a sitter sees no names of the pet’s members', async () => {
    const { viewer, access, stay } = await aSitting();
    await joins(await aViewer(), viewer, [access.petId]);
    const [walk, { id: medicationId }] = [await aWalk(access), await aMedication(access)];
    const dose = aStayDose(access, medicationId);

    const answers = [await tickOfStay(stay, tickOf(access, walk.id), noon), await doseOfStay(stay, dose, noon)];
    const again = await doseOfStay(stay, { ...dose, scheduledFor: '2026-03-27T08:00:00Z' }, noon).catch(
      (error) => error,
    );

    for (const answer of answers) expect(Object.keys(answer)).not.toContain('createdBy');
    expect(answers[1]).toMatchObject({ status: 'given', by: 'Marta (sitter)' });
    expect(again).toMatchObject({ code: 'dose_already_given' });
    expect(again.detail).toEqual({ already: { at: noon.toISOString() } });
  });

  test('R11.7 an open page cannot write once the stay is stopped', async () => {
    const { viewer, access, made, stay } = await aSitting();
    const { id } = await aWalk(access);
    const proof = { stayId: made.id, ownerId: viewer.userId } as Parameters<typeof revokeStay>[0];
    await revokeStay(proof, causeBy(viewer));
    await expect(tickOfStay(stay, tickOf(access, id), noon)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findStay(made.accessKey, null, noon)).toEqual({ closed: 'stopped', upcoming: null });
    expect(await findStayDay(stay, today, noon)).toBeNull();
  });

  test('R11.7 ends when its pets or its owner are deleted', async () => {
    const { viewer, access, made, stay } = await aSitting();
    const { id } = await aWalk(access);
    await removePet(access, noon);
    await expect(tickOfStay(stay, tickOf(access, id), noon)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findStay(made.accessKey, null, noon)).toEqual({ closed: 'stopped', upcoming: null });
    await db().user.update({ where: { id: viewer.userId }, data: { suspendedAt: noon } });
    expect(await findStay(made.accessKey, null, noon)).toBeNull();
    await db().user.delete({ where: { id: viewer.userId } });
    expect(await db().stay.count({ where: { id: made.id } })).toBe(0);
  });

  test('R11.7 only an owner creates stays, for own pets and future days', async () => {
    const [ana, ben] = [await aViewer(), await aViewer()];
    const [mine, other] = [await aPetOf(ana), await aPetOf(ben)];
    await expect(aStay(ana, [mine, other])).rejects.toMatchObject({ code: 'not_found' });
    const past = { from: '2026-03-01', until: '2026-03-27' };
    await expect(aStay(ana, [mine], past)).rejects.toMatchObject({ code: 'invalid' });
    const wrong = [
      { until: '2026-03-20' },
      { until: '2026-06-30' },
      { pets: [] },
      { allows: ['everything'] },
      { label: '' },
      { pin: '1234' },
    ];
    const input = { pets: [mine.petId], ...days, label: 'Marta', allows: [...all] };
    for (const one of wrong) expect(stayInput.safeParse({ ...input, ...one }).success).toBe(false);
  });

  test('R11.7 limits a link to ten sitter names', async () => {
    const { made } = await aSitting();
    for (let one = 2; one <= 10; one += 1) await openedBy(`Sitter ${one}`, made.accessKey);
    await expect(openedBy('One more', made.accessKey)).rejects.toMatchObject({ code: 'limit_reached' });
    expect((await openedBy('Marta', made.accessKey)).sitter).toBe('Marta');
  });

  test('R11.7 the report counts days, shows its diary, and names each line’s author', async () => {
    const { viewer, access, made, stay } = await aSitting();
    const [walk, swim] = [await aWalk(access), await aWalk(access, { title: 'Swim', timeOfDay: '09:00' })];
    await tickOfStay(stay, tickOf(access, walk.id), noon);
    await noteOfStay(stay, { day: today, text: 'Slept', photo: null }, noon);
    await noteOfStay(stay, { day: today, text: '<b>Ate</b>', photo: null }, noon);

    const own = { stayId: made.id, ownerId: viewer.userId, fromDay: days.from, untilDay: days.until };
    const report = await getStayReport(own as Parameters<typeof getStayReport>[0], noon);
    expect(report).toMatchObject({ days: ['2026-03-27', today], done: 1, planned: 4, sitters: ['Marta (sitter)'] });
    expect(report.counts[access.petId]?.[today]).toEqual({ done: 1, planned: 2, doses: { done: 0, planned: 0 } });
    const [entry] = report.diary;
    expect(entry).toMatchObject({ day: today, note: { text: '<b>Ate</b>', by: 'Marta (sitter)' } });
    expect(entry?.lines.map(({ title, by }) => [title, by])).toEqual([['Walk', 'Marta (sitter)']]);
    expect(entry?.missed.map(({ title }) => title)).toEqual([swim.title]);

    const view = await findStayDay(stay, today, noon);
    expect(view?.tasks.map(({ title, state }) => [title, state])).toEqual([
      ['Walk', 'done'],
      ['Swim', 'missed'],
    ]);

    await setCompletion(access, swim.id, today, { status: 'skipped' }, authorOf(viewer, noon));
    const later = await getStayReport(own as Parameters<typeof getStayReport>[0], noon);
    expect(later.counts[access.petId]?.[today]).toMatchObject({ done: 1, planned: 2 });
  });
});

test('R11.7 a photo takes the date and text of its note', async () => {
  const { access, stay } = await aSitting();
  const file = { width: 10, height: 10, placeholder: '', bytes: 1, sentBytes: 1 };
  const sendPhoto = async (day: string, text: string | null, takenAt: Date | null = null) => {
    const stored = { ...file, photoKey: `photos/${newId()}` };
    const { photoId } = await noteOfStay(stay, { day, text, photo: { petId: access.petId, stored, takenAt } }, noon);
    return db().photo.findUniqueOrThrow({ where: { id: photoId ?? '' }, select: { caption: true, takenAt: true } });
  };
  const morning = after(-3, 'hour');

  expect(await sendPhoto(today, 'In the park')).toEqual({ caption: 'In the park', takenAt: noon });
  expect(await sendPhoto('2026-03-27', null)).toEqual({ caption: null, takenAt: after(-1, 'day') });
  expect(await sendPhoto(today, 'One\nTwo', morning)).toEqual({ caption: null, takenAt: morning });
});
