import { aRecord, printPassport } from '../../../../support/a-passport';
import { readPdf } from '../../../../support/read-pdf';
import { HOST, passportFacts, signedPassport, testKey } from '../../../../support/signed-passports';

const signedCode = {
  url: `https://${HOST}/v#${signedPassport(testKey(), passportFacts(60))}`,
  expiresAt: '2027-02-20T09:30:00.000Z',
};

test.each(['a4', 'a6'] as const)('R13.4 the text beside the code on %s explains its meaning', async (size) => {
  const { pages } = await readPdf(await printPassport(aRecord(), { size, signed: signedCode }));
  const text = pages.join(' ').replace(/\s+/g, ' ');

  expect(text).toContain(`open ${HOST}/v`);
  expect(text).toContain('Proves that Pawfolio signed exactly this');
  expect(text).toContain('it isn’t an official document');
  expect(text).toContain('Valid until 20 February 2027');
});
