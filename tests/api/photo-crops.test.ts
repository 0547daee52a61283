import { aMember, type Person } from '../support/people';
import { addsPhoto, aPhoto } from '../support/photos';
import { Visitor } from '../support/visitor';

test('R7.7 cropping a photo replaces the original and keeps its details and links', async () => {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const list = `/api/pets/${petId}/photos`;
  const fields = { caption: 'Snow', takenAt: '2026-01-02T03:04:05.000Z', tags: 'snow', location: 'Hill' };
  const whole = await addsPhoto(ana, petId, { fields });
  const link = (await ana.post(`${list}/${whole.id}/links`, {})).body;
  const crop = async (person: Person) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await aPhoto({ width: 500, height: 400 }))]), 'photo.jpg');
    return person.post(`${list}/${whole.id}/crops`, form);
  };

  const stranger = await crop(await aMember());
  const { status, body: cut } = await crop(ana);

  expect(stranger).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(status).toBe(201);
  expect(cut).toMatchObject({ ...fields, tags: ['snow'], width: 500, height: 400 });
  expect((await ana.get(list)).body.items).toEqual([cut]);
  expect((await ana.get(`${list}/${cut.id}/links`)).body.items).toMatchObject([{ id: link.id }]);
  expect(
    (await new Visitor().get(`${new URL(link.url).pathname.replace('/shared/', '/api/shared/')}/file`)).status,
  ).toBe(200);
  expect(await crop(ana)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await ana.post(`${list}/${whole.id}/restore`)).body).toMatchObject({ id: whole.id, caption: 'Snow' });
});
