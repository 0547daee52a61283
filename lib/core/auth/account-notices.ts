import 'server-only';
import { enqueue } from '../jobs/queue';
import { seal, unseal } from '../security/secrets';

export const NOTICE_MAIL = { name: 'account-notice' } as const;
const PURPOSE = 'account-notice';

/** What somebody is told by mail once it has happened; the words are in the messages under `accountMail`. */
export type AccountNotice = 'address_changed' | 'address_taken_back' | 'account_deleted';

interface Recipient {
  email: string;
  locale: string;
}

export interface NoticeJob {
  notice: AccountNotice;
  sealed: string;
}

/**
 * Tells an address what has happened to its account. It may be nobody's any more when the mail is made, so the job carries
 * it, encrypted. Inside the caller's transaction.
 */
export async function noticeByMail(notice: AccountNotice, { email, locale }: Recipient): Promise<void> {
  const sealed = Buffer.from(seal(PURPOSE, JSON.stringify({ email, locale }))).toString('base64url');
  const job: NoticeJob = { notice, sealed };
  await enqueue(NOTICE_MAIL, job);
}

/** Whom a notice is for; null when AUTH_SECRET has changed since. */
export function recipientOf({ sealed }: NoticeJob): Recipient | null {
  const text = unseal(PURPOSE, Buffer.from(sealed, 'base64url'));
  return text === null ? null : (JSON.parse(text) as Recipient);
}
