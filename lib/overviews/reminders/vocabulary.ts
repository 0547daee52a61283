/** What reminders are about, in the order of the settings. */
export const reminderKinds = ['medication', 'routine', 'appointment', 'vaccination', 'follow-up'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** What a mail can be about, and stopped by its link. */
export const mailKinds = [...reminderKinds, 'summary'] as const;

export function isReminderKind(kind: string): kind is ReminderKind {
  return (reminderKinds as readonly string[]).includes(kind);
}

export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'dropped';

/** When people are reminded of what has a day and no time of its own, on their own clock. */
export const DAY_REMINDER_TIME = '09:00';
