import 'server-only';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMimeMessage } from 'mimetext';
import PostalMime from 'postal-mime';
import { env } from '../config/env';
import { idTime, newId } from '../validation/ids';
import type { MailService, OutgoingMail } from './mail-service';

const directory = () => join(env().DATA_DIR, 'outbox');

const base64Lines = (text: string) => Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n');

/** As .eml, which any mail program opens. */
async function writeToOutbox(mail: OutgoingMail): Promise<void> {
  const message = createMimeMessage();
  message.setSender(mail.from);
  message.setHeader('Message-ID', mail.messageId);
  message.setRecipient(mail.to);
  message.setSubject(mail.subject);
  for (const [name, value] of Object.entries(mail.headers ?? {})) message.setHeader(name, value);
  message.addMessage({ contentType: 'text/plain', encoding: 'base64', data: base64Lines(mail.text) });
  message.addMessage({ contentType: 'text/html', encoding: 'base64', data: base64Lines(mail.html) });
  await mkdir(directory(), { recursive: true, mode: 0o700 });
  const name = join(directory(), newId());
  await writeFile(`${name}.part`, message.asRaw(), { mode: 0o600 });
  await rename(`${name}.part`, `${name}.eml`);
}

export const outboxService: MailService = { deliver: writeToOutbox };

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Newest first. @param since milliseconds since the epoch; skips older files */
export async function listOutbox(limit: number, to?: string, since = 0): Promise<OutboxMail[]> {
  const names = await readdir(directory()).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml') && !(idTime(name) < since))
    .sort()
    .reverse();
  const mails: OutboxMail[] = [];
  for (const name of newest.slice(0, 200)) {
    const mail = await readMail(name);
    if (to === undefined || mail.to === to) mails.push(mail);
    if (mails.length === limit) break;
  }
  return mails;
}

async function readMail(name: string): Promise<OutboxMail> {
  const { to, subject, text } = await PostalMime.parse(await readFile(join(directory(), name)));
  const id = name.replace(/\.eml$/, '');
  return { id, to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '', at: idTime(id) };
}
