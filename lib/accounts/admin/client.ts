'use client';

import { apiSend } from '@/lib/browser/api/api-client';
import { rememberAdmin } from '@/lib/browser/session/remembered-user';
import { deleteDrafts } from '@/lib/browser/storage/drafts';
import type { AdminLoginInput, AnswerInput } from './schema';

export async function signInAsAdmin(input: AdminLoginInput): Promise<void> {
  await apiSend('POST', '/api/admin/login', input);
  rememberAdmin();
}

/** Clears the browser's state even if the call fails. */
export async function signOutAdmin(): Promise<void> {
  localStorage.removeItem('isAdmin');
  deleteDrafts();
  await apiSend('POST', '/api/admin/logout');
}

export async function setSuspended(userId: string, suspended: boolean): Promise<void> {
  await apiSend('PATCH', `/api/admin/users/${userId}`, { suspended });
}

export async function endSessions(userId: string): Promise<void> {
  await apiSend('DELETE', `/api/admin/users/${userId}/sessions`);
}

export async function removeUser(userId: string): Promise<void> {
  await apiSend('DELETE', `/api/admin/users/${userId}`);
}

export async function sendAnswer(feedbackId: string, input: AnswerInput): Promise<void> {
  await apiSend('POST', `/api/admin/feedback/${feedbackId}/answer`, input);
}
