import fc from 'fast-check';
import { openDraft, sealDraft } from '@/lib/core/security/sealed-draft';
import { FINDER_DRAFT, finderToken, isFinderToken } from '@/lib/sharing/links/finder-token';
import { RUNS } from '@/tests/support/property-runs';

const noon = new Date('2026-03-28T12:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

test('R9.4 a form’s token is valid for its link and for a day', () => {
  const token = finderToken('s1', noon);
  expect(isFinderToken(token, 's1', later(23))).toBe(true);
  expect(isFinderToken(token, 's1', later(25))).toBe(false);
  expect(isFinderToken(token, 's1', later(-1))).toBe(false);
  expect(isFinderToken(token, 's2', noon)).toBe(false);
});

test('R9.4 rejects forged tokens', () => {
  const [issuedPart = '', signedPart = ''] = finderToken('s1', noon).split('.');
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const forgedToken of [text, `${issuedPart}.${text}`, `${text}.${signedPart}`]) {
        if (forgedToken !== `${issuedPart}.${signedPart}`) expect(isFinderToken(forgedToken, 's1', noon)).toBe(false);
      }
    }),
    { numRuns: RUNS },
  );
});

test('R9.4 a refused text is encrypted and fits into a URL', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2100 }), fc.string({ maxLength: 200 }), (text, contact) => {
      const sealedDraftText = sealDraft(FINDER_DRAFT, { text, contact });
      if (sealedDraftText === null) return;
      expect(sealedDraftText).toMatch(/^[\w-]{1,6000}$/);
      expect(openDraft(FINDER_DRAFT, sealedDraftText)).toEqual({ text, contact });
      expect(openDraft('another-form', sealedDraftText)).toBeNull();
    }),
    { numRuns: 300 },
  );

  expect(sealDraft(FINDER_DRAFT, { text: '漢'.repeat(2000), contact: '' })).toBeNull();
  for (const wrong of [
    undefined,
    '',
    'x',
    ['a'],
    'A'.repeat(7000),
    sealDraft(FINDER_DRAFT, { text: 'a', contact: '' })?.slice(1),
  ])
    expect(openDraft(FINDER_DRAFT, wrong)).toBeNull();
});
