import 'server-only';
import { env } from '../config/env';
import { parseSender } from '../config/mail-settings';
import { currentJobId } from '../runtime/current-job';
import { logger } from '../runtime/logger';
import { metrics } from '../runtime/metrics';
import { keyedHash } from '../security/secrets';
import type { Mail } from './mail';
import type { MailService } from './mail-service';
import { outboxService } from './outbox';
import { resendService } from './resend';
import { smtpService } from './smtp';

/** A service that does not answer must not block the queue. The job is retried. */
const CALL_TIMEOUT_MS = 20_000;

let service: MailService | null | undefined;

function openService(): MailService | null {
  const { mail, smtp } = env();
  if (smtp) return smtpService(smtp);
  if (mail === 'none') return null;
  return mail === 'resend' ? resendService : outboxService;
}

function messageIdOf({ to, subject, text }: Mail, reference: string): string {
  const hash = keyedHash('message-id', JSON.stringify([currentJobId() ?? reference, to, subject, text]));
  const { address } = parseSender(env().MAIL_FROM);
  return `<${Buffer.from(hash).toString('base64url')}${address.slice(address.lastIndexOf('@'))}>`;
}

/**
 * Without a mail service it does nothing.
 *
 * @param reference id for the log, which never holds content or address
 * @throws MailError when the service fails
 */
export async function sendMail(mail: Mail, reference: string): Promise<void> {
  service ??= openService();
  if (!service) return;
  const outgoing = { ...mail, from: env().MAIL_FROM, messageId: messageIdOf(mail, reference) };
  try {
    await service.deliver(outgoing, AbortSignal.timeout(CALL_TIMEOUT_MS));
  } catch (error) {
    metrics()?.mail('failed');
    throw error;
  }
  metrics()?.mail('sent');
  logger().info({ mail: reference, route: env().mail }, 'mail sent');
}
