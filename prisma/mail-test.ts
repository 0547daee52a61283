import { env } from '@/lib/core/config/env';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { mailHtml, mailText } from '@/lib/core/mail/frame';
import { MailError, type MailStep } from '@/lib/core/mail/mail-error';
import { sendMail } from '@/lib/core/mail/send';
import { newId } from '@/lib/core/validation/ids';

// npm run mail:test -- you@example.org: sends a mail, or names the step that failed.

const remedies: Record<MailStep, string> = {
  DNS: 'SMTP_HOST was not found. Check its spelling and the name server of this machine.',
  connection: 'There is no connection. Check SMTP_HOST, SMTP_PORT and the firewall; many providers block port 25.',
  TLS: 'There is no trusted encryption. Check that SMTP_SECURE fits SMTP_PORT and that SMTP_HOST is the name in the certificate. NODE_EXTRA_CA_CERTS names a file with your own authority.',
  login: 'The login was refused. Check SMTP_USER and SMTP_PASSWORD; some providers require an app password.',
  sender: 'The server refused the sender. Check MAIL_FROM.',
  recipient: 'The server refused the recipient.',
  message: 'The server refused the message.',
  answer: 'The mail service did not accept the mail, or did not answer in time.',
};

function explainError(error: MailError): string {
  const answer = error.answerText();
  return [`Step that failed: ${error.message.replace('mail service: ', '')}`, remedies[error.step], answer]
    .filter(Boolean)
    .join('\n');
}

const outcomes = {
  smtp: 'The mail server accepted the mail.',
  resend: 'Resend accepted the mail.',
  outbox: 'The mail is in the local outbox, because no mail service is set.',
};

async function main([to, ...more]: string[]): Promise<string> {
  if (!to?.includes('@') || more.length > 0) throw new Error('Usage: npm run mail:test -- you@example.org');
  const { mail } = env();
  if (mail === 'none') throw new Error('This installation sends no mail (ALLOW_NO_MAIL=1).');
  const frame = {
    locale: 'en' as const,
    title: `Mail from ${PRODUCT_NAME} works`,
    paragraphs: [`It was sent by npm run mail:test of ${env().APP_URL}.`],
    footer: 'You can delete it.',
  };
  try {
    await sendMail({ to, subject: frame.title, html: mailHtml(frame), text: mailText(frame) }, newId());
  } catch (error) {
    throw error instanceof MailError ? new Error(explainError(error)) : error;
  }
  return outcomes[mail];
}

main(process.argv.slice(2)).then(
  (outcome) => {
    console.log(outcome);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
