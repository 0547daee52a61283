import { aMember } from '../support/people';
import { readPdf } from '../support/read-pdf';
import { Visitor } from '../support/visitor';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };

async function aPet(pet: Record<string, unknown> = {}) {
  const ana = await aMember();
  const { id } = await ana.addsPet({ microchip: '724098100123456', dateOfBirth: '2021-03-07', ...pet });
  return { ana, id, own: `/api/pets/${id}` };
}

describe('passport', () => {
  test('R9.4 the passport is a tagged PDF in the requested language and size', async () => {
    const { ana, own } = await aPet({ name: 'Ñusta <i>Λουκία</i>' });
    await ana.post(`${own}/vaccinations`, { vaccine: 'dog.rabies', givenOn: '2026-01-05', batch: 'R-77' });
    const { status, body, headers } = await ana.get(`${own}/passport.pdf?lng=es&size=a6`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(headers.get('cache-control')).toBe('private, no-store');

    const pdf = await readPdf(body);
    expect(pdf).toMatchObject({ tagged: true, language: 'es', outside: 0 });
    const text = pdf.pages.join(' ').replace(/\s+/g, ' ');
    expect(text.replaceAll(' ', '')).toContain('Ñusta<i>Λουκία</i>');
    expect(text).toContain('R-77');
    for (const page of pdf.pages) expect(page).toContain('No es un documento oficial de viaje');
    expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  });

  test('R9.4 rejects an invalid size; ended and foreign links return 404', async () => {
    const { ana, id, own } = await aPet();
    expect((await ana.get(`${own}/passport.pdf?size=a3`)).status).toBe(400);
    const share = await ana.sharesPet(id);
    const withCode = await ana.get(`${own}/passport.pdf?share=${share.id}`);
    expect((await readPdf(withCode.body)).alts).toContain('QR code of the link to this pet’s shared page');

    await ana.delete(`${own}/shares/${share.id}`);
    for (const one of [share.id, unknownId, 'x'])
      expect(await ana.get(`${own}/passport.pdf?share=${one}`)).toMatchObject(notFound);
  });

  test.each(['passport.pdf', 'poster.pdf'])('R9.4 %s is available to its owner only', async (file) => {
    const { ana, id, own } = await aPet();
    const ben = await aMember();
    expect(await ben.get(`${own}/${file}`)).toMatchObject(notFound);
    expect(await ana.get(`/api/pets/${unknownId}/${file}`)).toMatchObject(notFound);
    expect((await new Visitor().get(`${own}/${file}`)).status).toBe(401);

    await ana.delete(`/api/pets/${id}`);
    expect(await ana.get(`${own}/${file}`)).toMatchObject(notFound);
  });

  test('R9.2 only an active vet link opens the passport; other keys return 404', async () => {
    const { ana, id, own } = await aPet({ vetClinic: 'Sunny Street Vets' });
    await ana.post(`${own}/vaccinations`, { vaccine: 'dog.rabies', givenOn: '2026-01-05', batch: 'R-77' });
    const vet = await ana.sharesPet(id, { sections: ['vaccinations'] });
    const paper = (accessKey: string) => new Visitor().get(`/api/shared/${accessKey}/passport.pdf?lng=en`);

    const { status, body, headers } = await paper(vet.accessKey);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toContain('noindex');

    const text = (await readPdf(body)).pages.join(' ');
    expect(text).toContain('R-77');
    expect(text).not.toMatch(/724 ?098|Sunny Street/);

    await ana.delete(`${own}/shares/${vet.id}`);
    const groomer = await ana.sharesPet(id, { kind: 'groomer' });
    for (const key of [vet.accessKey, groomer.accessKey, 'x'.repeat(43)])
      expect(await paper(key)).toMatchObject(notFound);
  });

  test('R9.4 rate limits passport PDFs per minute', async () => {
    const { ana, own } = await aPet();
    // Posters of pets that are not lost count as well, but are not drawn.
    for (let paper = 0; paper < 30; paper += 1) expect((await ana.get(`${own}/poster.pdf`)).status).toBe(409);
    expect((await ana.get(`${own}/passport.pdf`)).status).toBe(429);
  });
});

describe('poster', () => {
  test('R9.4 a lost pet’s poster contains the owner’s text', async () => {
    const { ana, own } = await aPet({ name: 'Жучка' });
    const before = await ana.get(`${own}/poster.pdf`);
    expect(before).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('lost mode') },
    });

    await ana.change('PUT', `${own}/lost`, { note: 'Shy. Do not chase her.' });
    const { status, body } = await ana.get(`${own}/poster.pdf?lng=en`);
    expect(status).toBe(200);

    const pdf = await readPdf(body);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.tagged).toBe(true);
    for (const expectedText of ['LOST', 'Жучка', 'Missing since', 'Do not chase her.'])
      expect(pdf.pages[0]).toContain(expectedText);
    expect(pdf.pages[0]).not.toContain('724098');

    await ana.delete(`${own}/lost`);
    expect((await ana.get(`${own}/poster.pdf`)).status).toBe(409);
  });
});

describe('visit brief', () => {
  test('R7.5 stores visit questions as text of up to 2,000 characters', async () => {
    const { ana, own } = await aPet();
    const { body } = await ana.patch(own, { visitQuestions: 'Limping?\n<b>Diet</b>?' });
    expect(body.visitQuestions).toBe('Limping?\n<b>Diet</b>?');
    expect((await ana.get(own)).body.visitQuestions).toBe('Limping?\n<b>Diet</b>?');

    const refusal = await ana.patch(own, { visitQuestions: 'x'.repeat(2001) });
    expect(refusal.status).toBe(400);
    expect(refusal.body.fields.visitQuestions).toMatch(/2,000/);
  });

  test('R7.5 the visit brief shows escaped changes for any date in the URL', async () => {
    const { ana, id, own } = await aPet();
    await ana.patch(own, { visitQuestions: 'Why <script>limp</script>?' });
    for (const since of ['', '?since=2026-01-01', '?since=2026-02-30', '?since=%00', '?since=1&since=2']) {
      const { status, body } = await ana.get(`/pets/${id}/brief${since}`, { Accept: 'text/html' });
      expect(status).toBe(200);
      expect(body.toString()).toContain('Why &lt;script&gt;limp&lt;/script&gt;?');
    }

    const foreign = await (await aMember()).get(`/pets/${id}/brief`, { Accept: 'text/html' });
    expect(foreign.status).toBe(404);
  });
});
