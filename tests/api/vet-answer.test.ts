import { setTimeout } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { aRecord, form, html, listProposals, marsh, proposes, source } from '../support/a-vet-answer';
import { mailsIn } from '../support/outbox';
import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';

/** Without scripts and attributes, whose times may contain any number. */
const visibleText = ({ body }: { body: Buffer }) =>
  body
    .toString()
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ');

test('R13.3 plain forms collect an answer, visible only to the reader until sent', async () => {
  const record = await aRecord();
  const { vet, calls, page, vaccination, weight } = record;
  const first = (await vet.get(page, html)).body.toString();
  const version = new RegExp(`value="${vaccination.id}"[^>]*><input type="hidden" name="version" value="([^"]+)"`).exec(
    first,
  )?.[1];
  const fields = { do: 'confirm', kind: 'vaccinations', id: vaccination.id, version: version ?? 'none', lng: 'es' };
  const cookieAnswer = await form(vet, `${calls}/proposals`, fields);
  expect(cookieAnswer.status).toBe(303);
  expect(cookieAnswer.headers.get('location')).toMatch(/^\/shared\/answer\/[\w-]+\?said=kept&lng=es$/);
  expect(cookieAnswer.headers.getSetCookie().every((one) => /HttpOnly; SameSite=Lax/.test(one))).toBe(true);
  await form(vet, `${calls}/proposals`, {
    do: 'correct',
    kind: 'weights',
    id: weight.id,
    grams: '11.3',
    'was.grams': '11.2',
  });
  expect(await listProposals(record)).toEqual([]);
  expect(visibleText(await vet.get(page, html))).toContain('11.3');
  expect(visibleText(await new Visitor().get(page, html))).not.toContain('11.3');

  expect((await form(vet, `${calls}/answer`, { do: 'send', name: '', clinic: '' })).headers.get('location')).toContain(
    'said=noName',
  );
  const sentAnswer = await form(vet, `${calls}/answer`, { do: 'send', name: marsh.name, clinic: marsh.clinic });
  expect(sentAnswer.headers.get('location')).toContain('said=sent');
  expect(
    (await listProposals(record)).map(({ kind, entry }: { kind: string; entry: object }) => [kind, entry]),
  ).toEqual([
    ['correct', { grams: 11_300 }],
    ['confirm', {}],
  ]);
  expect((await vet.get(page, html)).body.toString()).toContain('Thank you, Dr. Elena Marsh');
});

test.each(['__proto__', 'constructor', 'toString'])('R10.5 rejects an answer with the verb %s', async (verb) => {
  const { vet, calls, vaccination } = await aRecord();
  await form(vet, `${calls}/proposals`, { do: 'confirm', kind: 'vaccinations', id: vaccination.id });
  const answers = [
    await form(vet, `${calls}/answer`, { do: verb }),
    await form(vet, `${calls}/proposals`, { do: 'confirm', kind: verb, id: vaccination.id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
});

test.each(['A'.repeat(43), '%E0%A4%A', 'x y', 'a'.repeat(3000), ''])(
  'R13.3 the answer page opens with any cookie: %j',
  async (cookie) => {
    const { vet, page } = await aRecord();
    vet.cookies.set('pawfolio-vet-answer', cookie);

    const { status, body } = await vet.get(page, html);

    expect([status, body.toString().includes('Rabisin')]).toEqual([200, true]);
  },
);

test('R13.3 a sent answer can be withdrawn and given again', async () => {
  const record = await aRecord();
  const { vet, calls, vaccination } = record;
  await form(vet, `${calls}/proposals`, { do: 'confirm', kind: 'vaccinations', id: vaccination.id });
  await form(vet, `${calls}/answer`, { do: 'send', name: marsh.name, clinic: marsh.clinic });
  const [{ id }] = await listProposals(record);
  expect((await form(new Visitor(), `${calls}/proposals`, { do: 'remove', id })).headers.get('location')).toContain(
    'said=gone',
  );
  expect((await form(vet, `${calls}/proposals`, { do: 'remove', id })).headers.get('location')).toContain(
    'said=removed',
  );
  expect(await listProposals(record)).toEqual([]);
  expect((await form(vet, `${calls}/answer`, { do: 'again' })).status).toBe(303);
  await form(vet, `${calls}/proposals`, { do: 'confirm', kind: 'vaccinations', id: vaccination.id });
  await form(vet, `${calls}/answer`, { do: 'send', name: marsh.name, clinic: marsh.clinic });
  expect(await listProposals(record)).toHaveLength(1);
});

test('R13.3 a page opened before the chip changed confirms nothing', async () => {
  const record = await aRecord();
  const { owner, base, vet, calls, page, vaccination } = record;
  await owner.patch(base, { microchip: '724098100123456' });
  const pageText = (await vet.get(page, html)).body.toString();
  const [, animal = ''] = /name="animal" value="([\w-]{43})"/.exec(pageText) ?? [];
  const confirmDose = () =>
    form(vet, `${calls}/proposals`, { do: 'confirm', kind: 'vaccinations', id: vaccination.id, animal });

  await owner.patch(base, { microchip: '941000024680135' });
  expect(saidIn(await confirmDose())).toBe('changed');
  await owner.patch(base, { microchip: '724098100123456' });
  expect(saidIn(await confirmDose())).toBe('kept');
});

test('R13.3 rejects a form from another site', async () => {
  const { vet, calls, vaccination } = await aRecord();
  const fields = new URLSearchParams({ do: 'confirm', kind: 'vaccinations', id: vaccination.id });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' };
  expect((await vet.send('POST', `${calls}/proposals`, fields.toString(), headers)).status).toBe(403);
});

async function mailTo(address: string, subject: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = (await mailsIn()).filter((mail) => mail.includes(address));
    const parsedMails = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
    const matchingMail = parsedMails.find((mail) => subject.test(mail.subject ?? ''));
    if (matchingMail) return matchingMail.text ?? '';
    await setTimeout(100);
  }
  throw new Error(`no mail to ${address}`);
}

const saidIn = (answer: { headers: Headers }) =>
  new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('said');

test('R13.3 entering a code emailed to the clinic records the clinic’s address', async () => {
  const address = `info-${crypto.randomUUID()}@sunnystreetvets.example`;
  const record = await aRecord({ clinicAddress: address });
  const { owner, base, vet, calls, vaccination } = record;
  expect(await mailTo(address, /record was shared with you/)).toContain(calls.split('/').at(-1));
  const who = { name: marsh.name, clinic: marsh.clinic };
  await form(vet, `${calls}/proposals`, { do: 'confirm', kind: 'vaccinations', id: vaccination.id });
  expect(saidIn(await form(vet, `${calls}/answer`, { do: 'code', ...who }))).toBe('codeSent');
  const mail = await mailTo(address, /Your code for/);
  const code = /^(\d{6})\r?$/m.exec(mail)?.[1] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  expect(saidIn(await form(vet, `${calls}/answer`, { do: 'send', ...who, code: wrong }))).toBe('codeWrong');
  expect(saidIn(await form(vet, `${calls}/answer`, { do: 'code', ...who }))).toBe('wait');
  expect(await listProposals(record)).toEqual([]);
  expect(saidIn(await form(vet, `${calls}/answer`, { do: 'send', ...who, code }))).toBe('sent');
  const [{ id, by }] = await listProposals(record);
  expect(by.through).toBe(address);
  await owner.post(`${base}/proposals/${id}/accept`, {});
  expect(await source(record)).toMatchObject({ kind: 'confirmed', reader: { through: address } });
});

test('R13.3 code entry is locked after five wrong guesses', async () => {
  const record = await aRecord({ clinicAddress: `info-${crypto.randomUUID()}@vets.example` });
  const { vet, calls, vaccination } = record;
  const who = { name: marsh.name, clinic: marsh.clinic };
  await form(vet, `${calls}/proposals`, { do: 'confirm', kind: 'vaccinations', id: vaccination.id });
  await form(vet, `${calls}/answer`, { do: 'code', ...who });
  const outcomes: (string | null)[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    outcomes.push(saidIn(await form(vet, `${calls}/answer`, { do: 'send', ...who, code: `00000${guess}` })));
  }
  expect(outcomes).toEqual([...Array(5).fill('codeWrong'), 'wait', 'wait']);
  expect(await listProposals(record)).toEqual([]);
});

test('R13.3 only vet links have a clinic address', async () => {
  const owner = await aMember();
  const pet = await owner.addsPet();
  const base = `/api/pets/${pet.id}/shares`;
  const refusal = await owner.post(base, { kind: 'groomer', clinicAddress: 'a@vets.example' });
  expect(refusal).toMatchObject({ status: 400, body: { fields: { clinicAddress: expect.any(String) } } });
  const { body } = await owner.post(base, { kind: 'vet' });
  expect(body.clinicAddress).toBeNull();
  expect((await owner.patch(`${base}/${body.id}`, { clinicAddress: 'no address' })).status).toBe(400);
  const changeAnswer = await owner.patch(`${base}/${body.id}`, { clinicAddress: 'a@vets.example' });
  expect(changeAnswer.body.clinicAddress).toBe('a@vets.example');
});

test('R13.3 the email to the owner announces an answer without its content', async () => {
  const record = await aRecord();
  const { owner, base } = record;
  await proposes(record, { kind: 'allergies', entry: { allergen: 'Sesame', severity: 'mild' } });
  const { body: user } = await owner.get('/api/users/current');
  const mail = await mailTo(user.email, /has answered/);
  expect(mail).toContain(`${base.replace('/api', '')}/proposals`);
  expect(mail).not.toContain('Sesame');
});

test('R13.3 markup in any field stays text', async () => {
  const record = await aRecord();
  const { owner, vet, calls, page, pet } = record;
  const markup = '<img src=x onerror=alert(1)>';

  await form(vet, `${calls}/proposals`, {
    do: 'add',
    kind: 'allergies',
    allergen: markup,
    severity: 'mild',
    reaction: markup,
  });
  const visit = { do: 'add', kind: 'vet-records', visitedOn: '2026-11-20', reason: markup, description: markup };
  await form(vet, `${calls}/proposals`, visit);
  expect((await vet.get(page, html)).body.toString()).not.toContain('<img src=x');

  await form(vet, `${calls}/answer`, { do: 'send', name: markup, clinic: markup, licence: 'x' });
  expect((await vet.get(page, html)).body.toString()).not.toContain('<img src=x');
  expect(await listProposals(record)).toHaveLength(2);
  const proposalsPage = await owner.get(`/pets/${pet.id}/proposals`, html);
  expect(proposalsPage.status).toBe(200);
  expect(proposalsPage.body.toString()).not.toContain('<img src=x');
});

test('R13.3 the answer page shows every kind of fact', async () => {
  const record = await aRecord();
  const { owner, base, vet, page } = record;
  const at = '2026-11-20T10:00:00Z';
  const entries = {
    vitals: { measuredAt: at, kind: 'temperature', value: 38.5 },
    conditions: { name: 'Otitis externa', status: 'active', diagnosedOn: '2026-11-20' },
    allergies: { allergen: 'Sesame', severity: 'severe' },
    medications: {
      name: 'Cefalexin',
      dosage: '250 mg',
      frequency: 'SID',
      startsOn: '2026-01-01',
      reminders: ['08:00'],
    },
    treatments: { kind: 'worms', product: 'Milbemax', givenAt: at },
    'vet-records': { visitedOn: '2026-11-20', reason: 'Yearly check', description: '<p>Fine</p>' },
  };
  for (const [kind, entry] of Object.entries(entries)) await owner.post(`${base}/${kind}`, entry);

  const pageText = (await vet.get(page, html)).body.toString();

  for (const text of ['Rabisin', 'Otitis externa', 'Sesame', 'Cefalexin', 'Milbemax', 'Yearly check', '38.5']) {
    expect(pageText).toContain(text);
  }
});

test('R13.3 a rejected form keeps the text that was entered', async () => {
  const { vet, calls, page } = await aRecord();
  const visit = { do: 'add', kind: 'vet-records', visitedOn: '2999-01-01', description: 'Heart clear <b>&' };

  const refusal = await form(vet, `${calls}/proposals`, visit);
  const location = refusal.headers.get('location') ?? '';
  const pageText = (await vet.get(location, html)).body.toString();

  expect(saidIn(refusal)).toBe('invalid');
  expect(location).not.toContain('Heart');
  expect(pageText).toContain('Heart clear &lt;b&gt;&amp;');
  expect((await vet.get(page, html)).body.toString()).not.toContain('Heart clear');
});
