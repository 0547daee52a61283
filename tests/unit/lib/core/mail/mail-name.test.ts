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
])('R9.5 %j stands in a mail as %j', (typed, name) => {
  expect(mailName(typed)).toBe(name);
});

test('R9.5 a name is cut to 40 characters, emojis whole', () => {
  expect(mailName('🐕‍🦺'.repeat(50))).toBe('🐕‍🦺'.repeat(40));
  expect(mailName('a'.repeat(255))).toHaveLength(40);
});
