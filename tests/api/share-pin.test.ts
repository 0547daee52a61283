import { type ShareKind, shareSections } from '@/lib/sharing/links/vocabulary';
import { form, html, marsh } from '../support/a-vet-answer';
import { aLinkOfKind, testedKinds } from '../support/old-sitter-link';
import { aPdf } from '../support/pdf';
import { aMember, type Person } from '../support/people';
import { aPhoto } from '../support/photos';
import { type Answer, Visitor } from '../support/visitor';
import { addressOf, type Method, walkPages, walkRoutes } from '../support/walk-app';

const PIN = '4711';
const NAME = 'Secretive';
const SHARE = 'shared/[accessKey]';

interface Call {
  method: Method;
  pattern: string;
}

const calls: Call[] = [
  ...walkPages().flatMap((pattern) =>
    /^\/shared\/(?:.*\/)?\[accessKey\]/.test(pattern) ? [{ method: 'GET' as const, pattern }] : [],
  ),
  ...walkRoutes()
    .filter(({ folder }) => (folder === SHARE || folder.startsWith(`${SHARE}/`)) && folder !== `${SHARE}/pin`)
    .flatMap(({ folder, methods }) => methods.map((method) => ({ method, pattern: `/api/${folder}` }))),
];

let owner: Person;
let petId: string;
let documentId: string;

beforeAll(async () => {
  owner = await aMember();
  petId = (await owner.addsPet({ name: NAME, notes: `<p>${NAME}</p>` })).id;
  await owner.upload(`/api/pets/${petId}/photo`, await aPhoto());
  documentId = (await owner.upload(`/api/pets/${petId}/documents`, aPdf(), 'report.pdf')).body.id;
});

const shareAll = async (kind: ShareKind, pin?: string) =>
  (await aLinkOfKind(owner, petId, { kind, sections: [...shareSections], ...(pin && { pin }) })).accessKey;

function callWith(visitor: Visitor, { method, pattern }: Call, accessKey: string): Promise<Answer> {
  const body = method === 'GET' ? undefined : {};
  return visitor.send(method, addressOf(pattern, { accessKey, documentId, petId }), body, html);
}

const textOf = ({ body }: Answer) => (Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body));

function outcomeOf({ method, pattern }: Call, { status, headers }: Answer, accessKey: string): unknown[] {
  const goal = headers.get('location')?.replace(accessKey, 'KEY');
  return [method, pattern, status, headers.get('content-type'), goal];
}

const enterPin = (visitor: Visitor, accessKey: string) => form(visitor, `/api/shared/${accessKey}/pin`, { pin: PIN });

test('R9.2 the route walk covers every kind of URL below a link', () => {
  const patterns = calls.map(({ pattern }) => pattern);
  expect(patterns).toEqual(
    expect.arrayContaining([
      ...['/shared/[accessKey]', '/shared/answer/[accessKey]', `/api/${SHARE}`, `/api/${SHARE}/photo`],
      ...[`/api/${SHARE}/passport.pdf`, `/api/${SHARE}/signed-passport.svg`, `/api/${SHARE}/proposals`],
      `/api/${SHARE}/documents/[documentId]/file`,
    ]),
  );
});

test.each(testedKinds)('R9.2 after the PIN, a link for %s responds like one without PIN', async (kind) => {
  const [open, lockedKey] = [await shareAll(kind), await shareAll(kind, PIN)];
  const [reader, unlockedReader] = [new Visitor(), new Visitor()];
  await enterPin(unlockedReader, lockedKey);
  for (const call of calls) {
    const expected = await callWith(reader, call, open);
    const answer = await callWith(unlockedReader, call, lockedKey);
    expect(outcomeOf(call, answer, lockedKey)).toEqual(outcomeOf(call, expected, open));
    expect([call.pattern, textOf(answer).includes(NAME)]).toEqual([call.pattern, textOf(expected).includes(NAME)]);
  }
});

test.each(testedKinds)('R9.2 before the PIN, a link for %s reveals nothing at any URL', async (kind) => {
  const [lockedKey, unknown] = [await shareAll(kind, PIN), 'A'.repeat(43)];
  for (const call of calls) {
    // Wrong keys are rate limited by network address, so each call comes from another address.
    const answer = await callWith(new Visitor(), call, lockedKey);
    expect([call.pattern, textOf(answer).includes(NAME)]).toEqual([call.pattern, false]);
    if (textOf(answer).includes('This link needs a PIN')) continue;
    const expected = await callWith(new Visitor(), call, unknown);
    expect(outcomeOf(call, answer, lockedKey)).toEqual(outcomeOf(call, expected, unknown));
  }
});

async function submitForm(visitor: Visitor, page: string, fields: Record<string, string>): Promise<string> {
  const text = textOf(await visitor.get(page, html));
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(text) ?? [];
  const hiddenFields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const filledFields = Object.fromEntries(hiddenFields.map(([, name = '', value = '']) => [name, value]));
  return (await form(visitor, action, { ...filledFields, ...fields })).headers.get('location') ?? '';
}

test('R9.2 R13.3 a vet enters the PIN on the answer page, then answers', async () => {
  const lockedKey = await shareAll('vet', PIN);
  const [vet, page] = [new Visitor(), `/shared/answer/${lockedKey}`];

  expect(await submitForm(vet, page, { pin: '0000' })).toBe(`${page}?lng=en#pin-wrong`);
  expect(await submitForm(vet, page, { pin: PIN })).toBe(`${page}?lng=en`);
  expect(textOf(await vet.get(page, html))).toContain(NAME);

  const base = `/api/shared/${lockedKey}`;
  const allergy = { do: 'add', kind: 'allergies', allergen: 'Sesame', severity: 'mild' };
  expect((await form(vet, `${base}/proposals`, allergy)).headers.get('location')).toContain('said=kept');
  expect(textOf(await vet.get(page, html))).toContain('Sesame');
  const answerResponse = await form(vet, `${base}/answer`, { do: 'send', name: marsh.name, clinic: marsh.clinic });
  expect(answerResponse.headers.get('location')).toContain('said=sent');
  expect((await owner.get(`/api/pets/${petId}/proposals`)).body.items).toHaveLength(1);
});

test('R9.2 R13.3 an API client answers with the PIN in a header', async () => {
  const lockedKey = await shareAll('vet', PIN);
  const proposal = { kind: 'allergies', entry: { allergen: 'Celery', severity: 'mild' }, by: marsh };
  const propose = (pin: string) =>
    new Visitor().send('POST', `/api/shared/${lockedKey}/proposals`, proposal, { 'X-Share-Pin': pin });
  expect((await propose('0000')).status).toBe(404);
  expect((await propose(PIN)).status).toBe(201);
});
