import { openDraft, sealDraft } from '@/lib/core/security/sealed-draft';
import { sealText } from '@/lib/core/security/secrets';

/** Maximum length of a draft, because its encrypted form has 6,000 characters. */
const MOST = 4464;

test('R9.3 a draft opens only for its purpose', () => {
  const sealedDraftText = sealDraft('vet-answer', { name: 'Luna ñ' });
  expect(openDraft('vet-answer', sealedDraftText)).toEqual({ name: 'Luna ñ' });
  expect(openDraft('finder', sealedDraftText)).toBeNull();
  expect([openDraft('vet-answer', ''), openDraft('vet-answer', 'x'), openDraft('vet-answer', null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('R9.3 an oversized draft is neither sealed nor opened', () => {
  const most = sealDraft('vet-answer', { a: 'x'.repeat(MOST) });
  expect(most).toHaveLength(6000);
  expect(openDraft('vet-answer', most)).toEqual({ a: 'x'.repeat(MOST) });
  expect(sealDraft('vet-answer', { a: 'x'.repeat(MOST + 1) })).toBeNull();

  const overlongDraft = Buffer.from(sealText('vet-answer', JSON.stringify({ a: 'x'.repeat(MOST + 1) }))).toString(
    'base64url',
  );
  expect(openDraft('vet-answer', overlongDraft)).toBeNull();
});

test('R9.3 a draft that is not text is not opened', () => {
  const sealedDraftText = sealDraft('vet-answer', { a: 1 });
  expect(openDraft('vet-answer', [...Buffer.from(sealedDraftText ?? '', 'base64url')])).toBeNull();
});
