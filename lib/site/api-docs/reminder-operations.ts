import { entry, file, type Operations, object, page, redirect, success, withTag } from './operation';

const user = '/api/users/{userId}';

export const reminderOperations: Operations = withTag('Reminders and calendar', {
  [`GET ${user}/reminder-settings`]: {
    summary: 'Get the reminder settings',
    answer: object('The settings', 'kinds', 'quiet'),
  },
  [`PATCH ${user}/reminder-settings`]: {
    summary: 'Change the reminder settings',
    description: 'Replaces each given setting as a whole. `kinds` are replaced one by one.',
    answer: object('The changed settings', 'kinds', 'quiet'),
  },
  [`GET ${user}/reminders`]: {
    summary: 'List reminders sent in the last 30 days',
    answer: page('The reminders, newest first'),
  },
  [`POST ${user}/reminders/{reminderId}/acknowledge`]: {
    summary: 'Mark a reminder as seen',
    description: 'Prevents the follow-up email.',
    answer: success,
  },
  'GET /api/reminders/open': {
    summary: 'Find out which reminders are still open',
    description: 'Takes up to 20 ids, separated by commas. Omits reminders that are done or that anyone has seen.',
    answer: object('Ids of the open reminders', 'open'),
  },
  [`GET ${user}/push-subscriptions`]: { summary: 'List browsers that get notifications', answer: page('The browsers') },
  [`POST ${user}/push-subscriptions`]: {
    summary: 'Turn on notifications for this browser',
    answer: entry('The browser'),
  },
  [`PATCH ${user}/push-subscriptions`]: {
    summary: 'Assign the browser’s notifications to this session',
    description: 'From now on, they end with this session.',
    answer: success,
  },
  [`DELETE ${user}/push-subscriptions`]: { summary: 'Turn off notifications for a browser', answer: success },
  [`POST ${user}/push-subscriptions/test`]: {
    summary: 'Send a test notification to all browsers',
    answer: object('Number of browsers reached'),
    limited: true,
  },
  [`POST ${user}/notification-services`]: {
    summary: 'Add a service that gets notifications',
    description:
      'ntfy, Gotify or a webhook. `address` is the topic’s address for ntfy, the server’s for Gotify. `token` is sent to ntfy and Gotify, and signs what webhooks get (docs/webhooks.md). Neither is shown again. With `buttons`, ntfy gets buttons and the names of doses and tasks. At most 5.',
    answer: entry('The service'),
  },
  [`DELETE ${user}/notification-services/{serviceId}`]: { summary: 'Remove a service', answer: success },
  [`POST ${user}/notification-services/{serviceId}/test`]: {
    summary: 'Send a service a test now',
    description: '`problem` is `address`, `no_answer` or the status of its answer, and null for a test that arrived.',
    answer: object('What failed', 'problem'),
    limited: true,
  },
  'GET /api/push-key': {
    summary: 'Get the public key for push subscriptions',
    answer: object('The public key', 'key'),
  },
  'POST /api/reminders/buttons/{buttonKey}': {
    summary: 'Press a button of a notification',
    description:
      'For ntfy. Records a dose as given or a task as done, or sends the reminder again after 30 minutes. The key works once, for a day. A dose that was already given answers 409, and nothing is recorded.',
    answer: success,
    limited: true,
  },
  'GET /api/reminders/unsubscribe': {
    summary: 'Open the unsubscribe page from a reminder',
    description: 'Changes nothing, because a program may have followed the link.',
    answer: redirect('To the page that asks for confirmation', 302),
  },
  'POST /api/reminders/unsubscribe': {
    summary: 'Unsubscribe from these emails (RFC 8058)',
    description: 'For email programs, and for the form of the unsubscribe page, which gets a 303 redirect.',
    answer: success,
  },
  [`GET ${user}/calendar-feed`]: { summary: 'Get the calendar link', answer: object('The feed', 'exists', 'url') },
  [`POST ${user}/calendar-feed`]: { summary: 'Create or renew the calendar link', answer: object('The link', 'url') },
  [`PATCH ${user}/calendar-feed`]: {
    summary: 'Change what the calendar includes',
    description: 'Omitted settings get their defaults: all pets, all kinds, and no medicine names.',
    answer: object('The changed feed', 'exists', 'url'),
  },
  [`DELETE ${user}/calendar-feed`]: { summary: 'Turn off the calendar link', answer: success },
  'GET /api/calendar/{feed}': {
    summary: 'Get the calendar',
    description: '`feed` is the key from the calendar link, followed by `.ics`.',
    answer: { ...file('The calendar', 'text/calendar; charset=utf-8'), revalidates: true },
  },
});
