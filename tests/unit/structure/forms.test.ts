import { sources } from '../../support/sources.mjs';

const screens = sources(['app', 'components'], /\.tsx$/);
const filesWith = (pattern: RegExp) => screens.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Forms without a draft, because the input is a secret or the user is not signed in. */
const withoutDraft = [
  'components/accounts/account/delete-dialog.tsx',
  'components/accounts/admin/login-form.tsx',
  'components/accounts/passwords/change-password.tsx',
  'components/accounts/passwords/forgot-password.tsx',
  'components/accounts/passwords/login-form.tsx',
  'components/accounts/passwords/proof-code-form.tsx',
  'components/accounts/passwords/proof-dialog.tsx',
  'components/accounts/passwords/register-form.tsx',
  'components/accounts/passwords/reset-password.tsx',
  'components/accounts/sign-in/code-form.tsx',
  'components/accounts/sign-in/link-form.tsx',
  // Offers only a choice; the outbox stores the typed values.
  'components/overviews/waiting/allergy-trouble.tsx',
  'components/overviews/waiting/comparison.tsx',
  // The token is a secret.
  'components/reminders/service-form.tsx',
  // A reading is lost on reload, and its rows are useless without the picture.
  'components/sharing/papers/paper-review.tsx',
];

/** Native forms: a search, a question with one answer, and a page for guests that works without JavaScript. */
const plainForms = [
  'components/accounts/admin/search-form.tsx',
  'components/accounts/admin/user-dialog.tsx',
  'components/accounts/passkeys/passkey-offer-card.tsx',
  'components/accounts/sign-in/plain-sign-in.tsx',
  'components/consent/consent-banner.tsx',
  'components/consent/cookie-dialog.tsx',
  'components/forms/form.tsx',
  'components/overviews/food/food-form.tsx',
  'components/overviews/food/toxic-foods.tsx',
  'components/overviews/travel/travel-form.tsx',
  'components/overviews/visit-brief/since-form.tsx',
  'components/records/vet-records/record-search.tsx',
  'components/reminders/unsubscribe.tsx',
  'components/sharing/links/finder-form.tsx',
  'components/sharing/links/pin-form.tsx',
  'components/sharing/proposals/answer-add.tsx',
  'components/sharing/proposals/answer-document.tsx',
  'components/sharing/proposals/answer-fact.tsx',
  'components/sharing/proposals/answer-letter.tsx',
  'components/sharing/proposals/answer-sent.tsx',
  'components/sharing/proposals/decide.tsx',
  'components/sharing/stay-proof/facility-form.tsx',
  'components/sharing/stay-proof/facility-rules.tsx',
  'components/sharing/stay-proof/period-form.tsx',
  'components/sharing/stays/sitter-message-form.tsx',
  'components/sharing/stays/sitter-name.tsx',
  'components/sharing/stays/stay-as-needed.tsx',
  'components/sharing/stays/stay-row-button.tsx',
];

/** Fields outside forms: filters, and descriptions of pending uploads, where leaving the page needs confirmation. */
const plainFields = [
  // Part of the food form.
  'components/overviews/food/number-input.tsx',
  'components/records/medications/guard-reason.tsx',
  'components/records/photos/shared-details.tsx',
  'components/records/photos/upload-details.tsx',
  'components/sharing/photo-import/found-photos.tsx',
  'components/sharing/proposals/proposed-field.tsx',
  'components/sharing/table-import/event-list.tsx',
  'components/sharing/table-import/missing-values.tsx',
  'components/sharing/table-import/table-import.tsx',
  'components/site/help/help-search.tsx',
  'components/site/tour/name-piece.tsx',
];

describe('nothing typed is lost', () => {
  test('every form saves a draft, except for secrets in this list', () => {
    expect(filesWith(/draftKey=\{null\}/).sort()).toEqual(withoutDraft);
  });

  test('every scripted form uses components/forms/form.tsx', () => {
    expect(filesWith(/<form\b/).sort()).toEqual(plainForms);
    const filesUsingForms = filesWith(/\buse(Schema)?Form[<(]/).filter(
      (path) => path !== 'components/forms/schema-form.ts',
    );
    const framedFiles = filesWith(/<Form\b/);
    expect(filesUsingForms.filter((path) => !framedFiles.includes(path))).toEqual([]);
  });

  test('no field is outside a form', () => {
    const fields = screens.filter(
      ({ path, text }) =>
        !/^components\/(ui|forms)\//.test(path) && /<(Input|Textarea)\b(?![^>]*\b(readOnly|type="file"))/.test(text),
    );
    const inForms = new Set([...filesWith(/<(Entry)?Form\b/), ...plainForms]);
    expect(fields.map(({ path }) => path).filter((path) => !inForms.has(path))).toEqual(plainFields);
  });

  test('password, PIN and code fields have names excluded from drafts', () => {
    const { text } = sources(['lib/browser'], /drafts\.ts$/)[0] ?? { text: '' };
    const secrets = /SECRET_FIELDS[^[]*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
    const namedScreens = screens.flatMap((file) => [
      ...[...file.text.matchAll(/<PasswordField\s[^>]*name="(\w+)"/g)].map(([, name]) => name),
      ...[...file.text.matchAll(/name="(\w*(?:[pP]assword|[pP]in|[cC]ode))"/g)].map(([, name]) => name),
    ]);

    expect(namedScreens.length).toBeGreaterThan(3);
    expect([...new Set(namedScreens)].filter((name) => !secrets.includes(`'${name}'`))).toEqual([]);
  });
});
