import { apiGet } from './api-client';

/** What the newest mail to an address holds, in an installation without a mail service. */
export interface DevelopmentMail {
  link: string | null;
  code: string | null;
}

/** Reads the local outbox; a mail newer than `since` is waited for. @throws ApiError where mail is really sent */
export function readDevelopmentMail(email: string, since: number): Promise<DevelopmentMail> {
  return apiGet<DevelopmentMail>(`/api/dev/outbox?${new URLSearchParams({ email, since: String(since) })}`);
}
