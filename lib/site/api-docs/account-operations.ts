import { entry, file, image, list, type Operations, object, page, redirect, success, tagged } from './operation';

const user = '/api/users/{userId}';

const signIn = tagged('Sign-in', {
  'GET /api/csrf-token': {
    summary: 'A token for state-changing calls',
    description:
      'Bound to a cookie of this browser, which the answer sets, and to the session. Ask anew after signing in.',
    answer: object('The token', 'token'),
  },
  'GET /api/auth/session': {
    summary: 'Who is signed in here',
    answer: object('Always 200; `user` is null for nobody', 'authenticated', 'user', 'isAdmin'),
  },
  'POST /api/auth/magic-link': {
    summary: 'Mail a login link and a code',
    description:
      'The same answer whether or not the address is known. An unknown one gets an account with its first sign-in. `sent` is false for who asked a moment ago; `waitSeconds` until they may again.',
    answer: object('Whether it is on its way', 'success', 'sent', 'waitSeconds'),
    limited: true,
  },
  'POST /api/auth/magic-link/form': {
    summary: 'The same from a form without scripts',
    description: 'Leads to the page that asks for the code. Forms of other sites are refused.',
    answer: redirect('The sign-in page'),
    limited: true,
  },
  'GET /api/auth/verify-token': {
    summary: 'Sign in with the link of a mail',
    description:
      'Answers scripts of the product’s own pages only, so that a program that follows links uses up nothing.',
    answer: object('The user; the session is a cookie; `isFirst` for a new account', 'success', 'user', 'isFirst'),
    limited: true,
  },
  'POST /api/auth/verify-code': {
    summary: 'Sign in with the code of a mail',
    answer: object('The user; the session is a cookie; `isFirst` for a new account', 'success', 'user', 'isFirst'),
    limited: true,
  },
  'POST /api/auth/verify-code/form': {
    summary: 'The same from a form without scripts',
    description: 'Only in the browser that asked for the code.',
    answer: redirect('The pages of the member, or the sign-in page with what went wrong'),
    limited: true,
  },
  'POST /api/auth/register': {
    summary: 'Sign up with a password',
    description:
      'The mailed link or code makes the account and signs in. A taken address gets the same answer, and its owner another mail. An installation without mail makes the account at once, signs in, and answers 409 for a taken address.',
    answer: object('The user to be, and when another mail can be asked for', 'user', 'sent', 'waitSeconds'),
    limited: true,
  },
  'POST /api/auth/login': {
    summary: 'Sign in with a password',
    answer: object('The user; the session is a cookie', 'user'),
    limited: true,
  },
  'POST /api/auth/forgot-password': {
    summary: 'Mail a link that sets a new password',
    description: 'The same answer whether or not the address is known.',
    answer: success,
    limited: true,
  },
  'POST /api/auth/reset-password': { summary: 'Set a new password with that link', answer: success, limited: true },
  'POST /api/auth/confirm-email': {
    summary: 'Confirm an address with the link of a mail',
    description:
      'In another browser than the one that asked, and without `asked`, a password and the sessions of the account go, and no account moves to the address.',
    answer: success,
    limited: true,
  },
  'POST /api/auth/stop-email-change': {
    summary: 'Stop a change of address, or take it back, with the link of a mail',
    description: 'For three days. The password, every session and all that is pending ends.',
    answer: success,
    limited: true,
  },
  'POST /api/auth/logout': { summary: 'End this session', description: 'Succeeds without one, too.', answer: success },
});

const account = tagged('Account', {
  'GET /api/users/current': { summary: 'The signed-in member', answer: entry('The member') },
  [`GET ${user}`]: { summary: 'The own profile', answer: entry('The profile') },
  [`PATCH ${user}`]: { summary: 'Change the own profile', answer: entry('The changed profile') },
  [`DELETE ${user}`]: {
    summary: 'Delete the own account',
    description: 'With every pet, file and link of it, at once and for good.',
    answer: success,
  },
  [`GET ${user}/photo`]: { summary: 'The own photo', answer: image('The photo', 'image/webp') },
  [`POST ${user}/photo`]: { summary: 'Set the own photo', answer: entry('The changed profile') },
  [`DELETE ${user}/photo`]: { summary: 'Remove the own photo', answer: entry('The changed profile') },
  [`POST ${user}/password`]: {
    summary: 'Set or change the password',
    description:
      'Needs the current one, or a sign-in of the last ten minutes. All other sessions, pending requests, the calendar feed and all access tokens end.',
    answer: success,
    limited: true,
  },
  [`POST ${user}/email`]: {
    summary: 'Ask for another address',
    description:
      'Needs a proof like the password does. It changes when the link in the mail to it is opened while this session lives.',
    answer: success,
    limited: true,
  },
  'GET /api/manifest': {
    summary: 'What the installed app is, with the own pets on its icon',
    description: 'The pets only where the session is to be remembered on the device.',
    answer: file('The manifest', 'application/manifest+json'),
  },
  [`POST ${user}/device-key`]: {
    summary: 'The key of what this browser keeps',
    description:
      'Worked out from the account and the secret that the browser has made: the same secret gives the same key, and the server stores neither. Without the secret, what was encrypted stays so.',
    answer: object('The key: 32 bytes, base64url', 'key'),
    limited: true,
  },
  [`GET ${user}/sessions`]: { summary: 'List the open sessions', answer: page('The sessions') },
  [`DELETE ${user}/sessions`]: {
    summary: 'End all other sessions, pending requests and the calendar feed',
    description: 'Access tokens stay.',
    answer: success,
  },
  [`DELETE ${user}/sessions/{sessionId}`]: { summary: 'End one session', answer: success },
  [`GET ${user}/access-tokens`]: {
    summary: 'List the access tokens',
    description: 'Ended ones for another 30 days. The token itself is never shown again.',
    answer: page('The tokens, newest first'),
  },
  [`POST ${user}/access-tokens`]: {
    summary: 'Create an access token',
    description:
      'Needs a proof like the password does. `pets` null means all pets, `endsOn` is the last day of use, at most a year ahead, null for no end. A token without an end stops after a year without use. At most 20 are active.',
    answer: object('The token, for the only time', 'id', 'token'),
    limited: true,
  },
  [`DELETE ${user}/access-tokens/{tokenId}`]: { summary: 'Revoke an access token', answer: success },
  [`GET ${user}/export`]: {
    summary: 'Everything of the account',
    answer: file('JSON, CSV and files in one archive', 'application/zip'),
    limited: true,
  },
  [`GET ${user}/pets`]: { summary: 'Names of the own pets', answer: list('Ids and names') },
  'GET /api/feedback': { summary: 'The own feedback and its answers', answer: page('The feedback, newest first') },
  'POST /api/feedback': { summary: 'Send feedback', answer: entry('Its id'), limited: true },
});

const reminders = tagged('Reminders and calendar', {
  [`GET ${user}/reminder-settings`]: {
    summary: 'How one is reminded',
    answer: object('The settings', 'kinds', 'quiet'),
  },
  [`PATCH ${user}/reminder-settings`]: {
    summary: 'Change how one is reminded',
    description: 'What is named is replaced as a whole, kinds one by one.',
    answer: object('The changed settings', 'kinds', 'quiet'),
  },
  [`GET ${user}/reminders`]: {
    summary: 'What was sent in the last 30 days',
    answer: page('The reminders, newest first'),
  },
  [`POST ${user}/reminders/{reminderId}/acknowledge`]: {
    summary: 'Say that a reminder was seen',
    description: 'No mail follows it then.',
    answer: success,
  },
  'GET /api/reminders/open': {
    summary: 'Which of these reminders still need somebody',
    description: 'Of ids separated by commas, at most 20. What is done, or was seen by anybody, is left out.',
    answer: object('Their ids', 'open'),
  },
  [`GET ${user}/push-subscriptions`]: { summary: 'Browsers that get notifications', answer: page('The browsers') },
  [`POST ${user}/push-subscriptions`]: { summary: 'Let this browser get notifications', answer: entry('The browser') },
  [`PATCH ${user}/push-subscriptions`]: {
    summary: 'Say whose browser it is now',
    description: 'Its notifications hang on this session from now on.',
    answer: success,
  },
  [`DELETE ${user}/push-subscriptions`]: { summary: 'No more notifications for a browser', answer: success },
  [`POST ${user}/push-subscriptions/test`]: {
    summary: 'Notify all browsers once',
    answer: object('How many were reached'),
    limited: true,
  },
  [`POST ${user}/notification-services`]: {
    summary: 'Add a service that gets notifications',
    description:
      'ntfy, Gotify or a webhook. `address` is the topic’s address for ntfy, the server’s for Gotify. `token` is sent to ntfy and Gotify, and signs what webhooks get (docs/webhooks.md). Neither is shown again. At most 5.',
    answer: entry('The service'),
  },
  [`DELETE ${user}/notification-services/{serviceId}`]: { summary: 'Remove a service', answer: success },
  [`POST ${user}/notification-services/{serviceId}/test`]: {
    summary: 'Send a service a test now',
    description: '`problem` is `address`, `no_answer` or the status of its answer, and null for a test that arrived.',
    answer: object('What failed', 'problem'),
    limited: true,
  },
  'GET /api/push-key': { summary: 'The key that a browser subscribes to', answer: object('The public key', 'key') },
  'GET /api/reminders/unsubscribe': {
    summary: 'The page of the link in a reminder',
    description: 'Changes nothing: a program may have followed the link.',
    answer: redirect('To the page that asks', 302),
  },
  'POST /api/reminders/unsubscribe': {
    summary: 'End such mails (RFC 8058)',
    description: 'For mail programs, and for the form of the page, which is led back with 303.',
    answer: success,
  },
  [`GET ${user}/calendar-feed`]: { summary: 'The calendar address', answer: object('The feed', 'exists', 'url') },
  [`POST ${user}/calendar-feed`]: { summary: 'Make or renew the address', answer: object('The address', 'url') },
  [`PATCH ${user}/calendar-feed`]: {
    summary: 'Change what the calendar tells',
    description: 'What is not named gets its default: all pets, all kinds, and no names of medicines.',
    answer: object('The changed feed', 'exists', 'url'),
  },
  [`DELETE ${user}/calendar-feed`]: { summary: 'End the address', answer: success },
  'GET /api/calendar/{feed}': {
    summary: 'The calendar that phones subscribe to',
    description: '`feed` is the key of the address followed by `.ics`.',
    answer: { ...file('The calendar', 'text/calendar; charset=utf-8'), revalidates: true },
  },
});

export const accountOperations: Operations = { ...signIn, ...account, ...reminders };
