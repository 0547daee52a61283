import { aPdf } from '../support/pdf';
import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';

const secret = process.env.APP_CRON_SECRET ?? '';
const callJobs = (authorization?: string) =>
  new Visitor().get('/api/cron/jobs', authorization === undefined ? {} : { Authorization: authorization });

test('R7.10 only the cron secret can run the job queue', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${secret}x`, `Bearer ${secret.slice(1)}`, secret]) {
    const { status, body, headers } = await callJobs(wrong);
    expect([wrong, status, body.code]).toEqual([wrong, 401, 'unauthenticated']);
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
});

test('R7.5 a cron call renders the PDF’s first page before it responds', async () => {
  const ana = await aMember();
  const { id } = await ana.addsPet();
  const { body: sent } = await ana.upload(`/api/pets/${id}/documents`, aPdf(), 'report.pdf');
  expect(sent).toMatchObject({ name: 'report.pdf', previewUrl: null });

  const { status, body } = await callJobs(`Bearer ${secret}`);
  expect([status, body]).toEqual([200, { left: 0 }]);
  const { body: document } = await ana.get(`/api/pets/${id}/documents/${sent.id}`);
  expect(document.previewUrl).toMatch(/\/preview$/);
  expect((await ana.get(document.previewUrl)).headers.get('content-type')).toBe('image/webp');
}, 60_000);
