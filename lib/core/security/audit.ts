import 'server-only';
import { db } from '../db/client';
import { newId } from '../validation/ids';
import { keyedHash } from './secrets';

export const auditActions = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'sign_out_everywhere',
  'register',
  'password_set',
  'password_reset_asked',
  'email_change_asked',
  'email_changed',
  'email_change_stopped',
  'share_made',
  'share_revoked',
  'share_extended',
  'share_pin_changed',
  'share_sections_changed',
  'member_invited',
  'member_joined',
  'member_changed',
  'member_left',
  'member_removed',
  'pet_offered',
  'pet_taken_over',
  'calendar_feed_made',
  'calendar_feed_ended',
  'access_token_made',
  'access_token_revoked',
  'passkey_added',
  'passkey_removed',
  'notification_service_added',
  'notification_service_removed',
  'export',
  'account_deleted',
  'admin_sign_in',
  'admin_sign_in_refused',
  'admin_sign_out',
  'admin_password_set',
  'user_suspended',
  'user_restored',
  'user_deleted',
  'feedback_answered',
  'signing_key_rotated',
  'signing_key_withdrawn',
  'passport_revoked',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const actorKinds = ['user', 'admin', 'guest', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

export interface Origin {
  network: string;
  device: string;
}

interface Event {
  action: AuditAction;
  actor: { kind: 'user' | 'admin'; id: string } | { kind: 'guest' | 'system' };
  subjectId?: string;
  origin?: Origin;
  at: Date;
}

/** One-way: the log reveals no id, but a known id leads to its events. */
export function auditKey(id: string): Uint8Array<ArrayBuffer> {
  return keyedHash('audit', id);
}

export function auditTag(key: Uint8Array): string {
  return Buffer.from(key).toString('hex', 0, 4);
}

export async function recordEvent({ action, actor, subjectId, origin, at }: Event): Promise<void> {
  await db().auditEvent.create({
    data: {
      id: newId(),
      at,
      actorKind: actor.kind,
      actorKey: 'id' in actor ? auditKey(actor.id) : null,
      action,
      subjectKey: subjectId === undefined ? null : auditKey(subjectId),
      network: origin?.network ?? null,
      device: origin?.device ?? null,
    },
  });
}
