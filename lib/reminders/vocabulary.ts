export const reminderKinds = ['medication', 'routine', 'appointment', 'vaccination', 'follow-up'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const sourceKinds = [...reminderKinds, 'summary', 'stay'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export function isReminderKind(kind: string): kind is ReminderKind {
  return (reminderKinds as readonly string[]).includes(kind);
}

export const reminderActions = ['done', 'later'] as const;
export type ReminderAction = (typeof reminderActions)[number];

export const LATER_MINUTES = 30;

export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'dropped';
