import type { DevelopmentMail } from '@/lib/sign-in/client';

export interface SentLink {
  email: string;
  /** What the local outbox holds; only in installations without a mail service. */
  mail: DevelopmentMail | null;
}
