'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import type { Day } from '@/lib/core/time/dates';
import { removeDose } from '@/lib/records/medications/client';
import { saveTaskStatus } from '@/lib/records/routines/client';
import type { StayLine } from '@/lib/sharing/stays/queries/report';
import type { StayInput } from './schema';
import type { Stay } from './stay';
import type { StayMessages } from './vocabulary';

export function createStay(input: StayInput, idempotencyKey: string): Promise<Stay & { accessKey: string }> {
  return apiSend('POST', '/api/stays', input, { idempotencyKey });
}

export const stayQrPath = (stayId: string) => `/api/stays/${stayId}/qr`;

export async function changeMessages(stayId: string, messages: StayMessages): Promise<void> {
  await apiSend('PATCH', `/api/stays/${stayId}`, { messages });
}

export async function changeOwnerPhone(stayId: string, ownerPhone: string): Promise<void> {
  await apiSend('PATCH', `/api/stays/${stayId}`, { ownerPhone });
}

export async function revokeStay(stayId: string): Promise<void> {
  await apiSend('DELETE', `/api/stays/${stayId}`);
}

export async function removeNote(stayId: string, day: Day): Promise<void> {
  await apiSend('DELETE', `/api/stays/${stayId}/notes/${day}`);
}

export async function undoLine({ petId, source, id, day, title, logId }: StayLine): Promise<void> {
  if (source === 'routine') await saveTaskStatus({ petId, routineId: id, day, title }, null);
  else if (logId !== null) await removeDose(petId, { id, name: title }, logId);
}
