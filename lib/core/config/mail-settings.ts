import { z } from 'zod';
import { isLoopback, isLoopbackHost } from './loopback';

/** Address with or without a name before it. Linear, and without line breaks. */
const SENDER = /^(?:([^<>\r\n]*)<([^\s<>,;@]+@[^\s<>,;@]+)>|([^\s<>,;@]+@[^\s<>,;@]+))$/;

export const sender = z.string().regex(SENDER, 'must be one address: Pawfolio <hello@example.org>');

export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address, bare = ''] = SENDER.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address ?? bare };
}

/** `tls` from the first byte, `starttls` before anything is sent, or no encryption. */
export const smtpSecurity = z
  .enum(['tls', 'starttls', 'none', 'true', 'false'], { error: 'must be tls, starttls or none' })
  .transform((value) => {
    if (value === 'true') return 'tls';
    return value === 'false' ? 'starttls' : value;
  });

interface MailVariables {
  APP_URL: string;
  HOST?: string | undefined;
  ALLOW_OUTBOX_ON_NETWORK?: '1' | undefined;
  ALLOW_NO_MAIL?: '1' | undefined;
  RESEND_API_KEY?: string | undefined;
  MAIL_FROM: string;
  SMTP_HOST?: string | undefined;
  SMTP_PORT?: number | undefined;
  SMTP_SECURE?: 'tls' | 'starttls' | 'none' | undefined;
  SMTP_USER?: string | undefined;
  SMTP_PASSWORD?: string | undefined;
}

export interface SmtpSettings {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string | undefined;
  password: string | undefined;
}

const defaultPorts = { tls: 465, starttls: 587, none: 25 };

export function smtpOf(values: MailVariables): SmtpSettings | null {
  const { SMTP_HOST: host, SMTP_PORT, SMTP_SECURE, SMTP_USER: user, SMTP_PASSWORD: password } = values;
  if (host === undefined) return null;
  const security = SMTP_SECURE ?? (SMTP_PORT === 465 ? 'tls' : 'starttls');
  return { host, port: SMTP_PORT ?? defaultPorts[security], security, user, password };
}

export type MailRoute = 'resend' | 'smtp' | 'outbox' | 'none';

/** Destination of mail. ALLOW_NO_MAIL closes the outbox too, because anyone who can read it can sign in. */
export function mailRouteOf({ RESEND_API_KEY, SMTP_HOST, ALLOW_NO_MAIL }: MailVariables): MailRoute {
  if (SMTP_HOST !== undefined) return 'smtp';
  if (RESEND_API_KEY !== undefined) return 'resend';
  return ALLOW_NO_MAIL ? 'none' : 'outbox';
}

type Problem = (variable: string, message: string) => void;

function checkOutbox({ APP_URL, HOST, ALLOW_OUTBOX_ON_NETWORK }: MailVariables, problem: Problem): void {
  if (!isLoopback(APP_URL)) {
    problem(
      'RESEND_API_KEY',
      'or SMTP_HOST is required when APP_URL is not this machine: the local outbox would show mail to anybody. ALLOW_NO_MAIL=1 starts without mail: people then sign in with passwords only',
    );
  }
  if (!ALLOW_OUTBOX_ON_NETWORK && HOST && !isLoopbackHost(HOST)) {
    problem(
      'HOST',
      'opens this server to the network while mail goes to the local outbox, which signs in whoever reads it: set HOST=127.0.0.1, RESEND_API_KEY or SMTP_HOST, or ALLOW_OUTBOX_ON_NETWORK=1 to start all the same',
    );
  }
}

function checkSmtp(values: MailVariables, problem: Problem): void {
  const { SMTP_HOST, SMTP_USER, SMTP_PASSWORD, SMTP_SECURE } = values;
  if (SMTP_HOST === undefined) {
    for (const name of ['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD'] as const)
      if (values[name] !== undefined) problem(name, 'needs SMTP_HOST, the name of the mail server');
    return;
  }
  if (values.RESEND_API_KEY !== undefined) {
    problem('SMTP_HOST', 'and RESEND_API_KEY name two mail services: remove one of them');
  }
  if ((SMTP_USER === undefined) !== (SMTP_PASSWORD === undefined)) {
    const name = SMTP_USER === undefined ? 'SMTP_USER' : 'SMTP_PASSWORD';
    problem(name, 'is missing: SMTP_USER and SMTP_PASSWORD belong together');
  }
  if (SMTP_SECURE === 'none' && SMTP_PASSWORD !== undefined && !isLoopbackHost(SMTP_HOST)) {
    problem('SMTP_SECURE=none', 'would send the password unencrypted over the network: use starttls or tls');
  }
}

export function checkMail(values: MailVariables, problem: Problem): void {
  const route = mailRouteOf(values);
  if (route === 'outbox') checkOutbox(values, problem);
  checkSmtp(values, problem);
  if ((route === 'resend' || route === 'smtp') && values.MAIL_FROM.includes('@localhost')) {
    problem('MAIL_FROM', 'is required with a mail service: an address that it accepts as a sender');
  }
}
