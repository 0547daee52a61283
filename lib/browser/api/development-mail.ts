import { apiGet } from './api-client';

export interface DevelopmentMail {
  link: string | null;
  code: string | null;
}

export function readDevelopmentMail(email: string, since: number): Promise<DevelopmentMail> {
  return apiGet<DevelopmentMail>(`/api/dev/outbox?${new URLSearchParams({ email, since: String(since) })}`);
}
