import type { DevelopmentMail } from '@/lib/core/mail/development-mail';

export interface SentLink {
  email: string;
  /** What the local outbox holds; only in installations without a mail service. */
  mail: DevelopmentMail | null;
}
