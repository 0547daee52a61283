import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import type { FinderMessage } from '@/lib/overviews/sharing/lost';
import { DeleteMessage } from './delete-message';
import { ReadButton } from './read-button';

interface FinderMessagesProps {
  petId: string;
  messages: readonly FinderMessage[];
  timeZone: string | null;
}

export function FinderMessages({ petId, messages, timeZone }: FinderMessagesProps) {
  const t = useTranslations('sharing.lost');
  const locale = useLocale();
  const when = (at: string) => {
    const date = formatInstant(instantFromJson(at), locale, timeZone ?? 'UTC');
    return timeZone ? date : `${date} UTC`;
  };
  return (
    <div>
      <h3 className="text-lg font-medium">{t('messages')}</h3>
      {messages.length === 0 ? <p className="text-muted">{t('noMessages')}</p> : null}
      <ul className="divide-y divide-line">
        {messages.map(({ id, text, contact, createdAt, readAt }) => (
          <li key={id} className="py-2.5">
            <p className="tabular flex flex-wrap items-center gap-2 text-sm text-muted">
              {when(createdAt)}
              {readAt ? null : <Badge tone="due">{t('unread')}</Badge>}
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            <p className="text-sm wrap-anywhere">{contact ? t('contact', { contact }) : t('noContact')}</p>
            <p className="flex flex-wrap gap-x-4">
              {readAt ? null : <ReadButton petId={petId} messageId={id} />}
              <DeleteMessage petId={petId} messageId={id} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
