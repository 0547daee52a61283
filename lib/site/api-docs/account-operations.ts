import { entry, file, image, list, type Operations, object, page, redirect, success, withTag } from './operation';

const user = '/api/users/{userId}';

const signIn = withTag('Sign-in', {
  'GET /api/csrf-token': {
    summary: 'Get a CSRF token',
    description: 'Bound to the session and to a cookie that the response sets. Request a new one after signing in.',
    answer: object('The token', 'token'),
  },
  'GET /api/auth/session': {
    summary: 'Get the signed-in user',
    answer: object('Always 200; `user` is null if nobody is signed in', 'authenticated', 'user', 'isAdmin'),
  },
  'POST /api/auth/magic-link': {
    summary: 'Email a login link and a code',
    description:
      'The response is the same whether or not the address is known. An unknown address gets an account with its first sign-in. `sent` is false if an email was requested a moment ago; `waitSeconds` is the time until the next one is possible.',
    answer: object('Whether an email is on its way', 'success', 'sent', 'waitSeconds'),
    limited: true,
  },
  'POST /api/auth/magic-link/form': {
    summary: 'Do the same from a form without scripts',
    description: 'Redirects to the page that asks for the code. Forms of other sites are refused.',
    answer: redirect('The sign-in page'),
    limited: true,
  },
  'GET /api/auth/verify-token': {
    summary: 'Sign in with the link from an email',
    description:
      'Only answers scripts on this site’s own pages, so that programs that follow links don’t use up the link.',
    answer: object(
      'The user; the session is a cookie; `isFirst` is true for a new account',
      'success',
      'user',
      'isFirst',
    ),
    limited: true,
  },
  'POST /api/auth/verify-code': {
    summary: 'Sign in with the code from an email',
    answer: object(
      'The user; the session is a cookie; `isFirst` is true for a new account',
      'success',
      'user',
      'isFirst',
    ),
    limited: true,
  },
  'POST /api/auth/verify-code/form': {
    summary: 'Do the same from a form without scripts',
    description: 'Only works in the browser that requested the code.',
    answer: redirect('The member’s pages, or the sign-in page with the error'),
    limited: true,
  },
  'POST /api/auth/register': {
    summary: 'Sign up with a password',
    description:
      'The emailed link or code creates the account and signs in. The response is the same for an address that already has an account; its owner gets a different email. An installation without email creates the account immediately, signs in, and answers 409 for an address that already has an account.',
    answer: object('The future user, and when another email can be requested', 'user', 'sent', 'waitSeconds'),
    limited: true,
  },
  'POST /api/auth/login': {
    summary: 'Sign in with a password',
    answer: object('The user; the session is a cookie', 'user'),
    limited: true,
  },
  'POST /api/auth/passkey/options': {
    summary: 'Options for signing in with a passkey',
    description: 'For `navigator.credentials.get`. The challenge works once, in this browser, for five minutes.',
    answer: object('The options (WebAuthn)', 'rpId', 'challenge', 'timeout', 'userVerification'),
  },
  'POST /api/auth/passkey': {
    summary: 'Sign in with a passkey',
    answer: object('The user; the session is a cookie', 'success', 'user', 'isFirst'),
    limited: true,
  },
  'GET /api/auth/oidc': {
    summary: 'Sign in with the installation’s provider (OpenID Connect)',
    description:
      'For browsers, from pages of this site or a typed URL. 404 without a provider. `again=true` makes the provider check the user again.',
    answer: redirect('The provider’s sign-in page, or ours with the error'),
    limited: true,
  },
  'GET /api/auth/callback/oidc': {
    summary: 'Return from the provider',
    description: 'Works once, in the browser that started. The session is a cookie.',
    answer: redirect('The member’s pages, or the sign-in page with the error'),
    limited: true,
  },
  'POST /api/auth/forgot-password': {
    summary: 'Email a link for setting a new password',
    description: 'The response is the same whether or not the address is known.',
    answer: success,
    limited: true,
  },
  'POST /api/auth/reset-password': { summary: 'Set a new password with that link', answer: success, limited: true },
  'POST /api/auth/confirm-email': {
    summary: 'Confirm an email address with the link from an email',
    description:
      'In a browser other than the requesting one, and without `asked`, the account loses its password and sessions, and no account changes its address.',
    answer: success,
    limited: true,
  },
  'POST /api/auth/stop-email-change': {
    summary: 'Stop or undo a change of address with the link from an email',
    description: 'Possible for three days. Removes the password and ends all sessions and pending requests.',
    answer: success,
    limited: true,
  },
  'POST /api/auth/logout': {
    summary: 'End this session',
    description: 'Succeeds without a session, too.',
    answer: success,
  },
});

const account = withTag('Account', {
  'GET /api/users/current': { summary: 'Get the signed-in member', answer: entry('The member') },
  [`GET ${user}`]: { summary: 'Get your profile', answer: entry('The profile') },
  [`PATCH ${user}`]: { summary: 'Change your profile', answer: entry('The changed profile') },
  [`DELETE ${user}`]: {
    summary: 'Delete your account',
    description: 'Permanently deletes all your pets, files and links, immediately.',
    answer: success,
  },
  [`GET ${user}/photo`]: { summary: 'Get your photo', answer: image('The photo', 'image/webp') },
  [`POST ${user}/photo`]: { summary: 'Set your photo', answer: entry('The changed profile') },
  [`DELETE ${user}/photo`]: { summary: 'Remove your photo', answer: entry('The changed profile') },
  [`POST ${user}/password`]: {
    summary: 'Set or change the password',
    description:
      'Requires the current password, or a sign-in within the last ten minutes. Ends all other sessions, pending requests, the calendar feed and all access tokens.',
    answer: success,
    limited: true,
  },
  [`POST ${user}/email`]: {
    summary: 'Request a change of email address',
    description:
      'Requires the same proof as a change of password. The address changes when its owner opens the emailed link before this session ends.',
    answer: success,
    limited: true,
  },
  'GET /api/manifest': {
    summary: 'Get the web app manifest, with your pets as shortcuts of the icon',
    description: 'Includes pets only if the session is remembered on the device.',
    answer: file('The manifest', 'application/manifest+json'),
  },
  [`POST ${user}/device-key`]: {
    summary: 'Get the encryption key for this browser’s offline data',
    description:
      'Derived from the account and a secret that the browser generated: the same secret gives the same key, and the server stores neither. Without the secret, the data can’t be decrypted.',
    answer: object('The key: 32 bytes, base64url', 'key'),
    limited: true,
  },
  [`GET ${user}/sessions`]: { summary: 'List the open sessions', answer: page('The sessions') },
  [`DELETE ${user}/sessions`]: {
    summary: 'End all other sessions, pending requests and the calendar feed',
    description: 'Access tokens remain valid.',
    answer: success,
  },
  [`DELETE ${user}/sessions/{sessionId}`]: { summary: 'End one session', answer: success },
  [`GET ${user}/access-tokens`]: {
    summary: 'List the access tokens',
    description: 'Includes tokens that ended within the last 30 days. The token itself is never shown again.',
    answer: page('The tokens, newest first'),
  },
  [`POST ${user}/access-tokens`]: {
    summary: 'Create an access token',
    description:
      'Requires the same proof as a change of password. `pets` null means all pets. `endsOn` is the last day of use, at most a year ahead, or null for no end. A token without an end stops working after a year without use. At most 20 can be active.',
    answer: object('The token, which is shown only once', 'id', 'token'),
    limited: true,
  },
  [`DELETE ${user}/access-tokens/{tokenId}`]: { summary: 'Revoke an access token', answer: success },
  [`GET ${user}/passkeys`]: { summary: 'List the passkeys', answer: page('The passkeys, newest first') },
  [`POST ${user}/passkeys/offer`]: {
    summary: 'Decline the offer of a passkey',
    description: 'From a form without scripts. Forms of other sites are refused.',
    answer: redirect('Today'),
  },
  [`POST ${user}/passkeys/options`]: {
    summary: 'Options for a new passkey',
    description: 'Needs a proof like the password does. For `navigator.credentials.create`.',
    answer: object('The options (WebAuthn)', 'rp', 'user', 'challenge', 'pubKeyCredParams'),
    limited: true,
  },
  [`POST ${user}/passkeys`]: {
    summary: 'Add a passkey',
    description: 'At most 10. The answer to the options of the same session.',
    answer: entry('Its id'),
  },
  [`DELETE ${user}/passkeys/{passkeyId}`]: { summary: 'Remove a passkey', answer: success },
  [`GET ${user}/export`]: {
    summary: 'Download all data of the account',
    answer: file('JSON, CSV and files in one archive', 'application/zip'),
    limited: true,
  },
  [`GET ${user}/pets`]: { summary: 'List the names of your pets', answer: list('Ids and names') },
  'GET /api/feedback': {
    summary: 'List your feedback and the answers to it',
    answer: page('The feedback, newest first'),
  },
  'POST /api/feedback': { summary: 'Send feedback', answer: entry('Its id'), limited: true },
});

export const accountOperations: Operations = { ...signIn, ...account };
