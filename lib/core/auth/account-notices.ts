import 'server-only';
import { enqueue } from '../jobs/queue';
import { sealText, unsealText } from '../security/secrets';

export const NOTICE_MAIL = { name: 'account-notice' } as const;
const PURPOSE = 'account-notice';

export type AccountNotice =
  | 'address_changed'
  | 'address_taken_back'
  | 'account_deleted'
  | 'passkey_added'
  | 'service_added';

interface Recipient {
  email: string;
  locale: string;
}

export interface NoticeJob {
  notice: AccountNotice;
  sealed: string;
}

// The account may no longer exist when the mail is built, so the job carries the encrypted address.
export async function noticeByMail(notice: AccountNotice, { email, locale }: Recipient): Promise<void> {
  const sealedNotice = Buffer.from(sealText(PURPOSE, JSON.stringify({ email, locale }))).toString('base64url');
  const job: NoticeJob = { notice, sealed: sealedNotice };
  await enqueue(NOTICE_MAIL, job);
}

export function recipientOf({ sealed }: NoticeJob): Recipient | null {
  const text = unsealText(PURPOSE, Buffer.from(sealed, 'base64url'));
  return text === null ? null : (JSON.parse(text) as Recipient);
}
