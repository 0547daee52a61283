export const reminderKinds = ['medication', 'routine', 'appointment', 'vaccination', 'follow-up'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Scopes that a mail's link can unsubscribe from. */
export const mailKinds = [...reminderKinds, 'summary'] as const;

export function isReminderKind(kind: string): kind is ReminderKind {
  return (reminderKinds as readonly string[]).includes(kind);
}

export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'dropped';

/** Local time of reminders for days without a time. */
export const DAY_REMINDER_TIME = '09:00';
