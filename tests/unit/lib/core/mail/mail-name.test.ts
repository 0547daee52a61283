import { mailName } from '@/lib/core/mail/mail-name';

test.each([
  ['URGENT: verify your account at http://evil.example/x', 'URGENT: verify your account at'],
  ['Luna eve@example.com', 'Luna'],
  ['Luna ＠evil www.evil.example', 'Luna'],
  ['evil。example Luna', 'Luna'],
  ['192.168.10.20 Luna', 'Luna'],
  ['1.1.1.1 Luna', 'Luna'],
  ['evil.💩.ws Luna', 'Luna'],
  ['St. Bernard, 5 kg.', 'St. Bernard, 5 kg.'],
  ['mailto:eve Luna//x', ''],
  ['Lu\u202ena\nMilo', 'Lu na Milo'],
  ['Mr. Whiskers J.R.', 'Mr. Whiskers J.R.'],
  ['José María 🐕‍🦺', 'José María 🐕‍🦺'],
  ['Dr.Paw', 'Dr. Paw'],
  ['ana.ruiz', 'ana ruiz'],
  ['vet.clinic evil。com', 'vet clinic evil com'],
  ['www.evil.com/x', ''],
  ['eve@evil.com', ''],
  ['Dr.de Vries', 'Vries'],
  ['DRA.GARCÍA M.V.Z. Ana', 'DRA. GARCÍA M.V.Z. Ana'],
  ['A.J.Smith', 'A.J. Smith'],
  ['Luna...Milo', 'Luna.. Milo'],
  ['Dr\u200d.Paw', 'Dr\u200d Paw'],
  ['Mr.Ret\u200drievers.com Luna', 'Mr. Luna'],
])('R9.5 %j appears in a mail as %j', (typedName, name) => {
  expect(mailName(typedName)).toBe(name);
});

test.each([
  'evil\u200d.com',
  'evil\u034f.com',
  'evil.\u034fcom',
  'evil.c\u200dom',
  'evil\u00ad.com',
  'evil\ufe0f.com',
  'evil\u202e.com',
  'evil\u{e0001}.com',
  'evil\u180e.com',
  'evil\u2024com',
  'evil\uff0ecom',
  'evil\uff61com',
  'evil\ufe12com',
  'evil\u3164.com',
  'evil\u2488com',
  'evil\ua4f8com',
  'i❤.ws',
  'i❤\ufe0f.ws',
  '💩.la',
  'डाटामेल.भारत',
  'ที่.com',
  'пример.рф',
  'vet.clinic',
  'eve\u200d@evil',
  'http\u200d:\u200d//evil',
  '1.1.1\u034f.1',
])('R9.5 drops %j from a mail', (word) => {
  expect(mailName(`Luna ${word} Milo`)).toBe('Luna Milo');
  expect(mailName(word)).not.toMatch(/[^\s.][.\u2024\u3002\ua4f8]|@|:/u);
});

test('R9.5 a name is truncated to 40 characters, with emojis intact', () => {
  expect(mailName('🐕‍🦺'.repeat(50))).toBe('🐕‍🦺'.repeat(40));
  expect(mailName('a'.repeat(255))).toHaveLength(40);
});
