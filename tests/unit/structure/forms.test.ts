import { sources } from '../../support/sources.mjs';

const screens = sources(['app', 'components'], /\.tsx$/);
const filesWith = (pattern: RegExp) => screens.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Forms without a draft: what is typed is a secret, or its writer is not signed in and has no place for it. */
const withoutDraft = [
  'components/account/delete-dialog.tsx',
  'components/admin/login-form.tsx',
  'components/passwords/change-password.tsx',
  'components/passwords/forgot-password.tsx',
  'components/passwords/login-form.tsx',
  'components/passwords/proof-code-form.tsx',
  'components/passwords/proof-dialog.tsx',
  'components/passwords/register-form.tsx',
  'components/passwords/reset-password.tsx',
  'components/sharing/pin-button.tsx',
  'components/sign-in/code-form.tsx',
  'components/sign-in/link-form.tsx',
];

/** Elements of the browser's own: a search, a question with one answer, a page for guests that works without scripts. */
const plainForms = [
  'components/admin/search-form.tsx',
  'components/admin/user-dialog.tsx',
  'components/forms/form.tsx',
  'components/reminders/unsubscribe.tsx',
  'components/sharing/finder-form.tsx',
  'components/sharing/pin-form.tsx',
  'components/shell/consent-banner.tsx',
  'components/shell/cookie-dialog.tsx',
  'components/sign-in/plain-sign-in.tsx',
  'components/vet-records/record-search.tsx',
  'components/visit-brief/since-form.tsx',
];

/** Fields outside of a form: they filter, or describe files that are not uploaded yet, which leaving asks about. */
const plainFields = [
  'components/help/help-search.tsx',
  'components/photos/upload-item.tsx',
  'components/photos/upload-sheet.tsx',
  'components/tour/name-piece.tsx',
];

describe('nothing typed is lost', () => {
  test('every form keeps a draft, but for the secrets in this list', () => {
    expect(filesWith(/draftKey=\{null\}/).sort()).toEqual(withoutDraft);
  });

  test('every form of scripts is made by components/forms/form.tsx', () => {
    expect(filesWith(/<form\b/).sort()).toEqual(plainForms);
    const used = filesWith(/\buse(Schema)?Form[<(]/).filter((path) => path !== 'components/forms/schema-form.ts');
    const framed = filesWith(/<Form\b/);
    expect(used.filter((path) => !framed.includes(path))).toEqual([]);
  });

  test('no field stands outside of a form', () => {
    const fields = screens.filter(
      ({ path, text }) =>
        !/^components\/(ui|forms)\//.test(path) && /<(Input|Textarea)\b(?![^>]*\b(readOnly|type="file"))/.test(text),
    );
    const inForms = new Set([...filesWith(/<(Entry)?Form\b/), ...plainForms]);
    expect(fields.map(({ path }) => path).filter((path) => !inForms.has(path))).toEqual(plainFields);
  });

  test('fields of passwords, PINs and codes have names that no draft keeps', () => {
    const { text } = sources(['lib/core'], /drafts\.ts$/)[0] ?? { text: '' };
    const secrets = /SECRET_FIELDS[^[]*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
    const named = screens.flatMap((file) => [
      ...[...file.text.matchAll(/<PasswordField\s[^>]*name="(\w+)"/g)].map(([, name]) => name),
      ...[...file.text.matchAll(/name="(\w*(?:[pP]assword|[pP]in|[cC]ode))"/g)].map(([, name]) => name),
    ]);
    expect(named.length).toBeGreaterThan(3);
    expect([...new Set(named)].filter((name) => !secrets.includes(`'${name}'`))).toEqual([]);
  });
});
