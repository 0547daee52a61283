/** Queues are created with the migrations, so that jobs can be enqueued before any worker runs. */
export const jobNames = [
  'sign-in-mail',
  'sign-in-sweep',
  'signed-passport-sweep',
  'pet-sweep',
  'account-mail',
  'account-notice',
  'address-mail',
  'account-request-sweep',
  'feedback-mail',
  'reminder-tick',
  'reminder-send',
  'reminder-sweep',
  'photo-variants',
  'document-preview',
  'share-opened-mail',
  'finder-mail',
  'invitation-mail',
  'handover-mail',
  'dose-repeated',
] as const;
export type JobName = (typeof jobNames)[number];
