import type { Mail } from './mail';

export interface OutgoingMail extends Mail {
  from: string;
  /** In angle brackets. The same for repeated deliveries, so that mailboxes can drop duplicates. */
  messageId: string;
}

export interface MailService {
  /** @param signal ends a delivery that takes too long @throws MailError */
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}
