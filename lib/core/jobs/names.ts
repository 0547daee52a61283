/** Every queue by name. They are made with the migrations, so that a job can be put in before anybody works on it. */
export const jobNames = [
  'sign-in-mail',
  'sign-in-sweep',
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
] as const;
export type JobName = (typeof jobNames)[number];
