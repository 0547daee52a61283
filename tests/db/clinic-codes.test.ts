import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { removePet } from '@/lib/records/pets/mutations';
import { changeShare, revokeShare } from '@/lib/sharing/links/mutations/shares';
import { sendAnswer, storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import { enterCode, requestCode, storeCode } from '@/lib/sharing/proposals/mutations/clinic-code';
import { withDatabase } from '../support/database';
import { after, noon, someAddress } from '../support/members';
import { aSharedPet, aShareOf, causeBy, openShare } from '../support/sharing';
import { aDoseForVets, answerOf, confirms, marsh } from '../support/vet-answers';

withDatabase();

const clinicAddress = 'info@sunnystreetvets.example';
const code = '314159';

type Link = Awaited<ReturnType<typeof aDoseForVets>>;

async function askForCode({ reader }: Pick<Link, 'reader'>) {
  const secret = newSecret();
  await requestCode(reader, secret, marsh, noon);
  return { secret, id: (await answerOf(secret)).id };
}

async function anAskedCode() {
  const link = await aDoseForVets({ clinicAddress });
  return { ...link, ...(await askForCode(link)) };
}

async function aMailedCode() {
  const codeRequest = await anAskedCode();
  await storeCode(codeRequest.id, code, noon);
  return codeRequest;
}

test('R13.3 entering a code verifies the address it was emailed to', async () => {
  const { reader, secret, id } = await anAskedCode();
  expect(await storeCode(id, code, noon)).toMatchObject({ share: { clinicAddress }, pet: { name: 'Luna' } });

  expect(await enterCode(reader, secret, code, noon)).toBe(true);

  expect(await answerOf(secret)).toMatchObject({
    ...{ ...marsh, through: clinicAddress },
    ...{ throughAt: noon, codeHash: null },
  });
});

test('R13.3 a look-alike email address is verified in its punycode form', async () => {
  const link = await aDoseForVets({ clinicAddress: 'info@v\u0435t.example' });
  const { secret, id } = await askForCode(link);
  await storeCode(id, code, noon);
  expect(await enterCode(link.reader, secret, code, noon)).toBe(true);
  expect(await answerOf(secret)).toMatchObject({ through: 'info@xn--vt-nlc.example' });
});

test('R13.3 a link without its own email address issues no codes', async () => {
  const { viewer, access } = await aDoseForVets({ clinicAddress });
  const other = await aShareOf(viewer, access);
  const asking = askForCode({ reader: await openShare(other.accessKey) });
  await expect(asking).rejects.toMatchObject({ code: 'invalid' });
});

test('R13.3 a code works for one answer only, even within its link', async () => {
  const { reader, secret } = await aMailedCode();
  const other = await askForCode({ reader });
  const third = await askForCode({ reader });
  await storeCode(third.id, '271828', noon);

  expect(await enterCode(reader, other.secret, code, noon)).toBe(false);
  expect(await enterCode(reader, third.secret, code, noon)).toBe(false);

  expect((await answerOf(other.secret)).codeHash).toBeNull();
  for (const one of [secret, other.secret, third.secret]) expect((await answerOf(one)).through).toBeNull();
  expect(await enterCode(reader, secret, code, noon)).toBe(true);
});

test('R13.3 a code is valid for fifteen minutes', async () => {
  const { reader, secret } = await aMailedCode();
  expect(await enterCode(reader, secret, code, after(15, 'minute'))).toBe(false);
  expect(await enterCode(reader, secret, code, after(899, 'second'))).toBe(true);
});

test('R13.3 a code of one link is wrong for another', async () => {
  const { viewer, access, secret } = await aMailedCode();
  const other = await aShareOf(viewer, access, { clinicAddress: 'desk@moonvets.example' });
  expect(await enterCode(await openShare(other.accessKey), secret, code, noon)).toBe(false);
  expect((await answerOf(secret)).through).toBeNull();
});

test('R13.3 a code verifies nothing about an answer sent before', async () => {
  const { reader, secret, id } = await aMailedCode();
  await db().vetAnswer.update({ where: { id }, data: { sentAt: noon } });
  expect(await enterCode(reader, secret, code, noon)).toBe(false);
  expect((await answerOf(secret)).through).toBeNull();
});

test('R13.3 a code sent to one address verifies no other', async () => {
  const { viewer, access, share, reader, secret } = await aMailedCode();
  await changeShare(access, share.id, { clinicAddress: 'desk@moonvets.example' }, causeBy(viewer));
  expect(await enterCode(reader, secret, code, noon)).toBe(false);
  expect((await answerOf(secret)).through).toBeNull();
});

type Asked = Awaited<ReturnType<typeof anAskedCode>>;

test.each<[string, (codeRequest: Asked) => Promise<unknown>]>([
  [
    'its answer was sent',
    async ({ reader, secret, dose }) => {
      await storeProposal(reader, secret, confirms(dose.id), noon);
      await sendAnswer(reader, secret, marsh, noon);
    },
  ],
  ['its link was stopped', ({ viewer, access, share }) => revokeShare(access, share.id, causeBy(viewer))],
  [
    'its link lost the address',
    ({ viewer, access, share }) => changeShare(access, share.id, { clinicAddress: null }, causeBy(viewer)),
  ],
  ['its pet was deleted', ({ access }) => removePet(access, noon)],
])('R13.3 no code is created once %s', async (_, happens) => {
  const codeRequest = await anAskedCode();
  await happens(codeRequest);
  expect(await storeCode(codeRequest.id, code, noon)).toBeNull();
  expect((await answerOf(codeRequest.secret)).codeHash).toBeNull();
});

async function linksTo(address: string) {
  const { viewer, access, share } = await aSharedPet({ clinicAddress: address });
  const other = await aShareOf(viewer, access, { clinicAddress: address.toUpperCase() });
  return { reader: await openShare(share.accessKey), another: await openShare(other.accessKey) };
}

test('R13.3 limits wrong codes to sixty a day per address, across links', async () => {
  const { reader, another } = await linksTo(someAddress());
  const [firstRequest, other] = [await askForCode({ reader }), await askForCode({ reader: another })];
  for (const { id } of [firstRequest, other]) await storeCode(id, code, noon);
  const wrong = () => enterCode(reader, firstRequest.secret, '000000', noon);
  for (let tries = 0; tries < 59; tries += 1) expect(await wrong()).toBe(false);

  expect(await enterCode(reader, firstRequest.secret, code, noon)).toBe(true);
  expect(await enterCode(another, other.secret, '000000', noon)).toBe(false);

  const more = enterCode(another, other.secret, code, noon);
  await expect(more).rejects.toMatchObject({ code: 'rate_limited' });
});

test('R13.3 emails at most forty codes a day to an address, across links', async () => {
  const { reader, another } = await linksTo(someAddress());
  const secret = newSecret();
  for (let mails = 0; mails < 40; mails += 1) await requestCode(reader, secret, marsh, noon);

  await expect(askForCode({ reader: another })).rejects.toMatchObject({ code: 'rate_limited' });
});
