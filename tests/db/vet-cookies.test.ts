import { vetAnswerCookieName } from '@/lib/access/vet-answer-cookie';
import { db } from '@/lib/core/db/client';
import { newSecret } from '@/lib/core/security/secrets';
import { answerCall } from '@/lib/sharing/proposals/calls/answer';
import { proposeCall } from '@/lib/sharing/proposals/calls/propose';
import { withDatabase } from '../support/database';
import { noon } from '../support/members';
import { aForm, aShareOf, openShare } from '../support/sharing';
import { aDoseForVets, anAnswer } from '../support/vet-answers';

withDatabase();

type Link = Awaited<ReturnType<typeof aDoseForVets>>;

async function cookieOfAnotherLink({ viewer, access, dose }: Link): Promise<string> {
  const other = await aShareOf(viewer, access);
  return anAnswer(await openShare(other.accessKey), dose.id);
}

const cookies: [string, (link: Link) => Promise<string>][] = [
  ['another link', cookieOfAnotherLink],
  ['nobody', async () => newSecret()],
  ['garbage', async () => 'x y"\\'],
  ['bytes that decode to nothing', async () => '%E0%A4%A'],
  ['4,000 letters', async () => 'a'.repeat(4000)],
  ['no letter', async () => ''],
];

test.each(cookies)('R13.3 a cookie of %s starts a separate answer', async (_, cookieOf) => {
  const link = await aDoseForVets();
  const cookie = `${vetAnswerCookieName()}=${await cookieOf(link)}`;
  const saidTo = async (call: typeof proposeCall, fields: Record<string, string>) => {
    const context = { params: { accessKey: link.share.accessKey }, locale: 'en' as const, formatLocale: 'en' as const };
    const response = await call({ ...context, request: aForm(fields, { cookie }), at: noon });
    return [response.status, new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('said')];
  };
  const version = link.dose.updatedAt;

  expect((await saidTo(answerCall, { do: 'send', name: 'Dr. Marsh', clinic: 'Sun' }))[0]).toBe(303);
  expect(await saidTo(proposeCall, { do: 'remove', id: 'x' })).toEqual([303, 'gone']);
  const confirmFields = { do: 'confirm', kind: 'vaccinations', id: link.dose.id, version };
  expect(await saidTo(proposeCall, confirmFields)).toEqual([303, 'kept']);
  expect(await db().vetAnswer.count({ where: { shareId: link.reader.shareId } })).toBe(1);
});
