import 'server-only';
import { createTransport, type NodemailerError } from 'nodemailer';
import pLimit from 'p-limit';
import { parseSender, type SmtpSettings } from '../config/mail-settings';
import { deliverableAddress } from './mail-address';
import { MailError, type MailStep } from './mail-error';
import type { MailService, OutgoingMail } from './mail-service';

/** Servers limit connections per login. */
const CONNECTIONS = 5;

const CERTIFICATE = /CERT|SSL|TLS|SIGNATURE|ISSUER|CRL|EPROTO/;

const steps = new Map<string, MailStep>(
  Object.entries({
    EDNS: 'DNS',
    ETLS: 'TLS',
    EAUTH: 'login',
    ENOAUTH: 'login',
    EENVELOPE: 'recipient',
    EMESSAGE: 'message',
    EPROTOCOL: 'answer',
  }),
);

function stepOf({ code = '', originalCode = '', command }: NodemailerError): MailStep {
  if (CERTIFICATE.test(originalCode)) return 'TLS';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender';
  return steps.get(code) ?? (command === 'CONN' ? 'connection' : 'answer');
}

/** Operators can correct a wrong login or sender, so only refused recipients and messages are permanent failures. */
function asMailError(error: NodemailerError): MailError {
  const step = stepOf(error);
  const { responseCode, originalCode, code, permanent, response } = error;
  const isRefusal = step === 'recipient' || step === 'message';
  return new MailError({
    step,
    code: responseCode ?? originalCode ?? code,
    permanent: isRefusal && (permanent ?? step === 'recipient'),
    answer: step === 'login' ? undefined : response,
  });
}

/** TLS certificates are always checked. NODE_EXTRA_CA_CERTS adds an authority. */
export function smtpService({ host, port, security, user, password }: SmtpSettings): MailService {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== undefined && { auth: { user, pass: password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const limitConnections = pLimit(CONNECTIONS);
  async function deliver(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    const message = {
      ...mail,
      from: parseSender(mail.from),
      // As an object, so that no text is read as several recipients.
      to: { name: '', address: deliverableAddress(mail.to) },
      signal,
    };
    try {
      await limitConnections(() => transport.sendMail(message));
    } catch (error) {
      throw asMailError(error as NodemailerError);
    }
  }
  return { deliver };
}
