import { sources } from '../../support/sources.mjs';

/** Forms that browsers post natively, with their actions. The server accepts no body outside /api. */
const forms: [file: string, source: string, action: RegExp][] = [
  [
    'components/accounts/passkeys/passkey-offer-card.tsx',
    'components/accounts/passkeys/passkey-offer-card.tsx',
    /action=\{`\/api\/users\//,
  ],
  [
    'components/accounts/sign-in/plain-sign-in.tsx',
    'components/accounts/sign-in/plain-sign-in.tsx',
    /action="\/api\/auth\//,
  ],
  ['components/reminders/unsubscribe.tsx', 'components/reminders/unsubscribe.tsx', /action=\{`\/api\/reminders\//],
  ['components/sharing/links/finder-form.tsx', 'app/[locale]/shared/[accessKey]/page.tsx', /action = `\/api\/shared\//],
  ['components/sharing/links/pin-form.tsx', 'app/[locale]/shared/[accessKey]/page.tsx', /action = `\/api\/shared\//],
  ...['answer-add', 'answer-document', 'answer-fact', 'answer-letter', 'answer-sent'].map(
    (name): [string, string, RegExp] => [
      `components/sharing/proposals/${name}.tsx`,
      'app/[locale]/shared/answer/[accessKey]/page.tsx',
      /action = `\/api\/shared\//,
    ],
  ),
  ...['sitter-message-form', 'sitter-name', 'stay-as-needed', 'stay-row-button'].map(
    (name): [string, string, RegExp] => [
      `components/sharing/stays/${name}.tsx`,
      'app/[locale]/shared/stay/[accessKey]/page.tsx',
      /action: `\/api\/shared\//,
    ],
  ),
];

const screens = sources(['app', 'components'], /\.tsx$/);

test('every form that a page posts natively goes to the API', () => {
  const posting = screens.filter(({ text }) => /method=["'{]+post/i.test(text));
  expect(posting.map(({ path }) => path).sort()).toEqual(forms.map(([file]) => file));
  for (const [, source, action] of forms) {
    const text = screens.find(({ path }) => path === source)?.text;
    expect(text).toMatch(action);
  }
});
