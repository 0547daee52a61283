import { happyTails, stayQuery } from '../support/a-stay-proof';
import { aMember, type Person } from '../support/people';
import { readPdf } from '../support/read-pdf';
import { Visitor } from '../support/visitor';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let ana: Person;
let petId: string;

beforeAll(async () => {
  ana = await aMember();
  petId = (await ana.addsPet({ name: 'Luna', microchip: '724098100123456', dateOfBirth: '2020-01-01' })).id;
  const rabies = { vaccine: 'dog.rabies', givenOn: inDays(-300), validUntil: inDays(500) };
  await ana.post(`/api/pets/${petId}/vaccinations`, rabies);
});

const address = (query: string) => `/pets/${petId}/stay-proof?${query}`;

test('R13.6 everyone can read the rules, and signed-in users pick a pet', async () => {
  const path = `/stay-proofs?${stayQuery(30, 40)}`;
  const [guest, owner] = [await new Visitor().get(path), await ana.get(path)];

  expect([guest.status, owner.status]).toEqual([200, 200]);
  for (const { body } of [guest, owner]) expect(String(body)).toContain('Happy Tails’s requirements');
  expect(String(guest.body)).not.toContain('Luna');
  expect(String(owner.body)).toContain(`/pets/${petId}/stay-proof`);
});

test('R13.6 a form creates the rules page; invalid input still returns 200', async () => {
  const newTemplate = await new Visitor().get('/stay-proofs?name=Sunny&vaccine=dog.rabies&minDays=7');
  expect(String(newTemplate.body)).toContain('Sunny’s requirements');

  for (const query of ['rules=x', 'rules=', 'name=', 'name=a&name=b', `rules=${'A'.repeat(401)}`, 'name=%00&worms=9']) {
    const { status } = await new Visitor().get(`/stay-proofs?${query}`);
    expect(status).toBe(200);
  }
});

test('R13.6 members of the pet see the proof, others get 404', async () => {
  const eve = await aMember();
  const query = stayQuery(30, 39);

  expect(String((await ana.get(address(query))).body)).toContain('all days');
  expect((await eve.get(address(query))).status).toBe(404);
  expect((await eve.get(`/api/pets/${petId}/stay-proof.pdf?${query}`)).status).toBe(404);
});

test('R13.6 the proof is a PDF with the rules and the signed code', async () => {
  const { status, headers, body } = await ana.get(`/api/pets/${petId}/stay-proof.pdf?${stayQuery(30, 39)}&lng=en`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);

  const pdf = await readPdf(body as Buffer);
  const text = pdf.pages.join(' ').replace(/\s+/g, ' ');
  for (const part of ['Happy Tails', 'Luna', 'Rabies', 'all days', 'Lepto', 'no days', happyTails.note]) {
    expect(text).toContain(part);
  }
  expect(pdf.alts).toContain('QR code of the signed passport');
  expect([pdf.tagged, pdf.outside]).toEqual([true, 0]);
});

test.each(['', 'rules=x&from=2027-01-01&until=2027-01-02', stayQuery(30, 90), stayQuery(30, 29)])(
  'R13.6 the PDF rejects %s while the page still loads',
  async (query) => {
    expect((await ana.get(`/api/pets/${petId}/stay-proof.pdf?${query}`)).status).toBe(400);
    expect((await ana.get(address(query))).status).toBe(200);
  },
);

test.each([
  ['0001-01-01', '0001-01-31'],
  ['1969-12-31', '1970-01-01'],
  ['9999-12-31', '9999-12-31'],
])('R13.6 a stay from %s to %s works like any other', async (from, until) => {
  const rules = new URLSearchParams(stayQuery(0, 0)).get('rules') ?? '';
  const query = String(new URLSearchParams({ rules, from, until }));
  expect((await ana.get(`/api/pets/${petId}/stay-proof.pdf?${query}`)).status).toBe(200);
  expect(String((await ana.get(address(query))).body)).toContain('Lepto');
});
