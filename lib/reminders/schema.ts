import * as z from 'zod';
import { ntfyTopic, serviceKinds, serviceLimits } from '@/lib/core/push/service-kinds';
import { isId } from '@/lib/core/validation/ids';
import { webLink } from '@/lib/core/validation/web-link';
import { currentPassword, emptyAsNull, idText, patternText, timeOfDay } from '@/lib/core/validation/zod-text';
import { reminderKinds, type SourceKind, sourceKinds } from './vocabulary';

/** More pets than anyone has. */
const MAX_SWITCHES = 200;

const invalid = { error: 'reminders.validation.invalid' };
const time = timeOfDay('reminders.validation.time');

const ways = { mail: z.boolean(invalid), push: z.boolean(invalid) };
const leadDays = z.int({ error: 'reminders.validation.leadDays' }).min(0, { error: 'reminders.validation.leadDays' });
const withLead = z.strictObject({
  ...ways,
  leadDays: leadDays.max(60, { error: 'reminders.validation.leadDays' }),
});

const kinds = z.strictObject({
  medication: z.strictObject(ways),
  routine: z.strictObject(ways),
  appointment: z.strictObject(ways),
  vaccination: withLead,
  'follow-up': withLead,
});

const quiet = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from !== to, { error: 'reminders.validation.quiet', path: ['to'] });

const escalation = z
  .int({ error: 'reminders.validation.escalation' })
  .min(5, { error: 'reminders.validation.escalation' })
  .max(1440, { error: 'reminders.validation.escalation' });

/** Quiet hours are in local time and may cross midnight. */
export const reminderRules = z.strictObject({
  kinds,
  quiet: quiet.nullable(),
  /** Minutes without a reaction until a mail follows; null for never. */
  escalateAfterMinutes: escalation.nullable(),
  mailIfUndelivered: z.boolean(invalid),
});

const petSwitches = z
  .record(idText(invalid.error), z.boolean(invalid))
  .refine((pets) => Object.keys(pets).length <= MAX_SWITCHES, invalid);

export const reminderSettingsPatch = z
  .strictObject({
    reminderPush: z.boolean(invalid),
    kinds: kinds.partial(),
    quiet: quiet.nullable(),
    escalateAfterMinutes: escalation.nullable(),
    mailIfUndelivered: z.boolean(invalid),
    pets: petSwitches,
  })
  .partial();

const days = z.string().transform(Number).pipe(leadDays);
const formKind = { mail: z.boolean(), push: z.boolean() };

export const reminderSettingsForm = z
  .object({
    reminderPush: z.boolean(),
    kinds: z.object({
      medication: z.object(formKind),
      routine: z.object(formKind),
      appointment: z.object(formKind),
      vaccination: z.object({ ...formKind, leadDays: days }),
      'follow-up': z.object({ ...formKind, leadDays: days }),
    }),
    quietOn: z.boolean(),
    from: time,
    to: time,
    escalateAfterMinutes: z.string().transform((minutes) => (minutes === '' ? null : Number(minutes))),
    mailIfUndelivered: z.boolean(),
    pets: petSwitches.default({}),
  })
  .refine(({ quietOn, from, to }) => !quietOn || from !== to, { error: 'reminders.validation.quiet', path: ['to'] })
  .transform(
    ({ quietOn, from, to, ...rest }): ReminderSettingsPatch => ({ ...rest, quiet: quietOn ? { from, to } : null }),
  );

export const pushSubscriptionInput = z.strictObject({
  endpoint: z.string(invalid).max(2048, invalid),
  expirationTime: z.number().nullish(),
  keys: z.strictObject({
    // P-256 point and 16 random bytes (RFC 8291).
    p256dh: patternText(/^[\w-]{87}=?$/, 88, invalid.error),
    auth: patternText(/^[\w-]{22}={0,2}$/, 24, invalid.error),
  }),
});

const MAX_OPEN = 20;

export const openRemindersQuery = z.strictObject({
  ids: z
    .string(invalid)
    .max(MAX_OPEN * 40, invalid)
    .default('')
    .transform((ids) => ids.split(',').filter(isId).slice(0, MAX_OPEN)),
});

export const pushSubscriptionClaim = pushSubscriptionInput.pick({ endpoint: true });

export const pushSubscriptionRemoval = z
  .strictObject({ id: z.string(invalid).max(100, invalid), endpoint: z.string(invalid).max(2048, invalid) })
  .partial()
  .refine(({ id, endpoint }) => (id === undefined) !== (endpoint === undefined), invalid);

/** The token goes into a header: visible ASCII only. */
export const notificationServiceForm = z
  .strictObject({
    kind: z.enum(serviceKinds, invalid),
    address: webLink(serviceLimits.address, 'reminders.validation.address'),
    token: emptyAsNull(patternText(/^[!-~]+$/, serviceLimits.token, 'reminders.validation.token'), invalid.error),
    buttons: z.boolean(invalid).default(false),
  })
  .refine(({ kind, token }) => kind !== 'gotify' || token !== null, {
    ...{ error: 'reminders.validation.tokenMissing', path: ['token'] },
  })
  .refine(({ kind, address }) => kind !== 'ntfy' || ntfyTopic(address) !== null, {
    ...{ error: 'reminders.validation.topic', path: ['address'] },
  });

export const notificationServiceInput = notificationServiceForm.safeExtend({
  currentPassword: currentPassword(invalid.error).optional(),
});

export const unsubscribeQuery = z.object({ token: z.string().max(200).catch('') });
export const unsubscribePageQuery = unsubscribeQuery.extend({ done: z.enum(['yes', 'no']).nullable().catch(null) });
export const unsubscribeScope = z.enum([...sourceKinds, 'escalation', 'undelivered', 'all']);
export type UnsubscribeScope = z.output<typeof unsubscribeScope>;

export type ReminderRules = z.output<typeof reminderRules>;
export type ReminderSettingsPatch = z.output<typeof reminderSettingsPatch>;
export type ReminderSettingsInput = z.input<typeof reminderSettingsForm>;
export type NotificationServiceInput = z.output<typeof notificationServiceInput>;
export type NotificationServiceFormInput = z.input<typeof notificationServiceForm>;
export type NotificationServiceFormOutput = z.output<typeof notificationServiceForm>;
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

/** Routines send no mail, because they recur several times a day. */
export const defaultRules: ReminderRules = {
  kinds: {
    medication: { mail: true, push: true },
    routine: { mail: false, push: true },
    appointment: { mail: true, push: true },
    vaccination: { mail: true, push: true, leadDays: 14 },
    'follow-up': { mail: true, push: true, leadDays: 0 },
  },
  quiet: null,
  escalateAfterMinutes: null,
  mailIfUndelivered: true,
};

/** Stored settings merged with defaults. Ignores settings of other versions that this one rejects. */
export function rulesOf(storedRules: unknown): ReminderRules {
  const parts = reminderSettingsPatch.safeParse(storedRules);
  if (!parts.success) return defaultRules;
  const { kinds: chosen = {}, ...others } = parts.data;
  const { quiet: hours = null, escalateAfterMinutes = null, mailIfUndelivered = true } = others;
  const mergedKinds = Object.fromEntries(reminderKinds.map((kind) => [kind, chosen[kind] ?? defaultRules.kinds[kind]]));
  return { kinds: mergedKinds as ReminderRules['kinds'], quiet: hours, escalateAfterMinutes, mailIfUndelivered };
}

/** 0 for kinds that are due at a time of day. */
export function leadDaysOf(kind: SourceKind, { kinds: chosen }: ReminderRules): number {
  return kind === 'vaccination' || kind === 'follow-up' ? chosen[kind].leadDays : 0;
}

export function mayMailInstead(reminderMail: boolean, { mailIfUndelivered }: ReminderRules): boolean {
  return reminderMail && mailIfUndelivered;
}
