import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { Resend } from 'resend';
import { env } from '../config/env';
import { logger } from '../runtime/logger';
import { metrics } from '../runtime/metrics';
import type { Mail } from './mail';
import { deliverableAddress } from './mail-address';
import { writeToOutbox } from './outbox';

/** A service that does not answer must not block the queue. The job is retried. */
const CALL_TIMEOUT_MS = 20_000;
const tooSlow = { error: { name: 'no answer' } };

async function handOver(mail: Mail): Promise<void> {
  const { RESEND_API_KEY, MAIL_FROM, outbox } = env();
  if (outbox) return writeToOutbox(mail, MAIL_FROM);
  const answer = new Resend(RESEND_API_KEY).emails.send({ from: MAIL_FROM, ...mail, to: deliverableAddress(mail.to) });
  const { error } = await Promise.race([answer, setTimeout(CALL_TIMEOUT_MS, tooSlow, { ref: false })]);
  if (error) throw new Error(`mail service: ${error.name}`);
}

/** @param reference id for the log, which never contains content or address @throws Error if the service fails */
export async function sendMail(mail: Mail, reference: string): Promise<void> {
  try {
    await handOver(mail);
  } catch (error) {
    metrics()?.mail('failed');
    throw error;
  }
  metrics()?.mail('sent');
  logger().info({ mail: reference, outbox: env().outbox }, 'mail sent');
}
