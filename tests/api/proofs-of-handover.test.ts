import { newId } from '@/lib/core/validation/ids';
import { aMember } from '../support/people';

const html = { Accept: 'text/html' };

test('R11.8 both sides can find a handover proof without the link, others cannot', async () => {
  const [owner, next, other] = [await aMember(), await aMember(), await aMember()];
  const pet = await owner.addsPet({ name: 'Brisa', insurance: 'Sol 12' });
  const { body: offer } = await owner.post(`/api/pets/${pet.id}/handover`, { email: next.email });
  expect((await owner.get('/api/handovers')).body.items).toEqual([]);
  const key = new URL(offer.url).pathname.split('/').pop();
  expect((await next.post(`/api/handovers/${key}`)).status).toBe(200);

  const proof = { id: offer.id, petName: 'Brisa', given: true, left: { insurance: 'Sol 12' } };
  expect((await owner.get('/api/handovers')).body.items).toMatchObject([proof]);
  expect((await next.get('/api/handovers')).body.items).toMatchObject([{ ...proof, given: false, left: null }]);
  expect((await other.get('/api/handovers')).body.items).toEqual([]);

  const page = `/handed-over/${offer.id}`;
  const pages = [await owner.get(page, html), await next.get(page, html), await other.get(page, html)];
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(pages.map(({ body }) => body.toString().includes('Sol 12'))).toEqual([true, false, false]);
  expect((await owner.get(`/handed-over/${newId()}`, html)).status).toBe(404);
  const shownPages = await Promise.all([owner, next, other].map((one) => one.get('/profile', html)));
  expect(shownPages.map(({ body }) => body.toString().includes('/handed-over'))).toEqual([true, true, false]);
});

test('R11.8 an account with a different email address cannot accept a handover', async () => {
  const [owner, next, other] = [await aMember(), await aMember(), await aMember()];
  const pet = await owner.addsPet({ name: 'Brisa', insurance: 'Sol 12' });
  const { accessKey } = await owner.sharesPet(pet.id);
  const { body: offer } = await owner.post(`/api/pets/${pet.id}/handover`, { email: next.email });
  const call = `/api/handovers/${new URL(offer.url).pathname.split('/').pop()}`;
  const before = (await owner.get(`/api/pets/${pet.id}`)).body;

  expect((await other.post(call)).status).toBe(403);

  expect((await owner.get(`/api/pets/${pet.id}`)).body).toEqual(before);
  expect((await other.get('/api/pets')).body).toEqual([]);
  expect((await other.get(`/shared/${accessKey}`, html)).status).toBe(200);
  expect((await next.post(call)).status).toBe(200);
});
