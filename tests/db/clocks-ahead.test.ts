import { makeRecoverySecret, notifyFormerAddress } from '@/lib/access/address-recovery';
import { findSharedPhoto } from '@/lib/access/photo-link';
import { reauthenticate } from '@/lib/access/reauthenticate';
import { isPinProof, pinProof } from '@/lib/access/share-pin';
import { requestReset, resetPassword, stopEmailChange } from '@/lib/accounts/passwords/mutations';
import { signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { isOwnLink } from '@/lib/accounts/sign-in/queries';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { acceptInvitation } from '@/lib/sharing/people/mutations/invitations';
import { removeProposal } from '@/lib/sharing/proposals/mutations/answer';
import { enterCode, requestCode, storeCode } from '@/lib/sharing/proposals/mutations/clinic-code';
import { createAnswer, isProven } from '@/lib/sharing/proposals/mutations/own-answer';
import { answerLimits } from '@/lib/sharing/proposals/vocabulary';
import { withDatabase } from '../support/database';
import { mailedSecret, moment } from '../support/grants';
import { anInvitation, causedBy, keyOf } from '../support/household';
import { after, aPetOf, aViewer, noon, requestLink, someAddress } from '../support/members';
import { aDoseForVets, answerOf, aSentAnswer, marsh } from '../support/vet-answers';

withDatabase();

const clinicAddress = 'info@sunnystreetvets.example';
const code = '314159';
const device = 'Firefox, Android';
const browser = 'B'.repeat(43);
const [ahead, near] = [after(14, 'day'), after(4, 'minute')];

type Proves = (at: Date) => Promise<() => Promise<unknown>>;

const proofs: Record<string, Proves> = {
  'a login link': async (at) => {
    const { token } = await requestLink(someAddress(), { at });
    return () => signInWithToken(token, device, noon);
  },
  'a login code': async (at) => {
    const email = someAddress();
    const { code } = await requestLink(email, { at });
    return () => signInWithCode(email, code, device, noon);
  },
  'a login link in the requesting browser': async (at) => {
    const { token } = await requestLink(someAddress(), { at, browser });
    return async () => {
      if (!(await isOwnLink(token, browser, noon))) throw new Error('not an own link');
    };
  },
  'a password reset': async (at) => {
    const { email, userId } = await aViewer();
    await requestReset(email, { ...moment, at });
    const token = await mailedSecret('password_reset', userId, at);
    return () => resetPassword({ token, password: 'four brown horses' }, moment);
  },
  'an email address recovery': async (at) => {
    const { userId } = await aViewer();
    await notifyFormerAddress({ userId, email: someAddress(), changed: true, at });
    const { id } = await db().addressRecovery.findFirstOrThrow({ where: { userId } });
    const { token = '' } = (await makeRecoverySecret(id, at)) ?? {};
    return () => stopEmailChange(token, moment);
  },
  'a clinic’s code': async (at) => {
    const { reader, secret, id } = await askForCode();
    await storeCode(id, code, at);
    return async () => {
      if (!(await enterCode(reader, secret, code, noon))) throw new Error('refused');
    };
  },
  'a clinic’s proof': async (throughAt) => async () => {
    if (!isProven({ through: clinicAddress, throughAt }, noon)) throw new Error('unproven');
  },
  'a change to a sent answer': async (sentAt) => {
    const { reader, dose } = await aDoseForVets();
    const secret = await aSentAnswer(reader, dose.id);
    const { id, proposals } = await answerOf(secret);
    await db().vetAnswer.update({ where: { id }, data: { sentAt } });
    return () => removeProposal(reader, secret, proposals[0]?.id ?? '', noon);
  },
  'a PIN proof': async (at) => {
    const share = { shareId: newId(), pinHash: 'hash' };
    const proof = pinProof(share as never, at);
    return async () => {
      if (!isPinProof(proof, share as never, noon)) throw new Error('no proof');
    };
  },
  'an invitation': async (at) => {
    const owner = await aViewer();
    const { key } = await anInvitation(owner, [(await aPetOf(owner)).petId], {}, at);
    return async () => acceptInvitation(key, causedBy(await aViewer()));
  },
  'an offer of a pet': async (at) => {
    const [owner, next] = [await aViewer(), await aViewer()];
    const { url } = await offerPet(await aPetOf(owner), { email: next.email }, causedBy(owner, at));
    return () => acceptPet(keyOf(url), causedBy(next));
  },
  'a photo link': async (createdAt) => {
    const { petId } = await aPetOf(await aViewer());
    const [id, key] = [newId(), newSecret()];
    const photo = { id, petId, photoKey: id, width: 9, height: 9, placeholder: '', bytes: 1, sentBytes: 1 };
    await db().photo.create({ data: { ...photo, takenAt: noon, createdAt: noon, updatedAt: noon } });
    const link = { id: newId(), photoId: id, keyHash: hashSecret(key), createdAt, expiresAt: after(20, 'day') };
    await db().photoLink.create({ data: link });
    return async () => {
      if (!(await findSharedPhoto(key, noon))) throw new Error('closed');
    };
  },
  'a fresh session': async (provenAt) => {
    const viewer = await aViewer();
    return () => reauthenticate({ ...viewer, provenAt }, undefined, noon);
  },
};

async function askForCode() {
  const { reader } = await aDoseForVets({ clinicAddress });
  const secret = newSecret();
  await requestCode(reader, secret, marsh, noon);
  return { reader, secret, id: (await answerOf(secret)).id };
}

test('R6.12 answers dated by a fast clock do not use up the limit', async () => {
  const { reader } = await aDoseForVets();
  const row = () => ({ id: newId(), petId: reader.petId, shareId: reader.shareId, createdAt: ahead });
  await db().vetAnswer.createMany({ data: Array.from({ length: answerLimits.answers }, row) });

  await expect(createAnswer(reader, {}, { secret: newSecret(), at: noon })).resolves.toEqual(expect.any(String));
});

test.each(Object.entries(proofs))('R6.12 refuses %s from a clock that was ahead', async (_, proves) => {
  const early = await proves(ahead);
  await expect(early()).rejects.toThrow();

  const usual = await proves(near);
  await expect(usual()).resolves.not.toThrow();
});
