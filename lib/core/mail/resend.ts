import 'server-only';
import { once } from 'node:events';
import { Resend } from 'resend';
import { env } from '../config/env';
import { deliverableAddress } from './mail-address';
import { MailError } from './mail-error';
import type { MailService, OutgoingMail } from './mail-service';

const noAnswer = { error: { name: 'no answer', message: undefined } };

async function sendByResend({ messageId, ...mail }: OutgoingMail, signal: AbortSignal): Promise<void> {
  const idempotencyKey = messageId.slice(1, messageId.indexOf('@'));
  const message = { ...mail, to: deliverableAddress(mail.to) };
  const answer = new Resend(env().RESEND_API_KEY).emails.send(message, { idempotencyKey });
  const { error } = await Promise.race([answer, once(signal, 'abort').then(() => noAnswer)]);
  if (error) throw new MailError({ step: 'answer', code: error.name, answer: error.message });
}

export const resendService: MailService = { deliver: sendByResend };
