'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import type { Member } from './member';
import type { InvitationInput, MemberPatch } from './schema';

export function updateMember(petId: string, userId: string, patch: Partial<MemberPatch>): Promise<Member> {
  return apiSend<Member>('PATCH', `/api/pets/${petId}/members/${userId}`, patch);
}

export async function removeMember(petId: string, userId: string): Promise<void> {
  await apiSend('DELETE', `/api/pets/${petId}/members/${userId}`);
}

export interface MadeInvitation {
  id: string;
  url: string;
  expiresAt: string;
}

export function createInvitation(
  input: Partial<InvitationInput> & Pick<InvitationInput, 'pets' | 'role'>,
  idempotencyKey: string,
): Promise<MadeInvitation> {
  return apiSend<MadeInvitation>('POST', '/api/invitations', input, { idempotencyKey });
}

export async function revokeInvitation(id: string): Promise<void> {
  await apiSend('DELETE', `/api/invitations/${id}`);
}

export function acceptInvitation(key: string): Promise<{ pets: { id: string; name: string }[] }> {
  return apiSend('POST', `/api/invitations/${key}`);
}
