import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { formatForReader } from '@/lib/page-context/page-context';
import type { FinderMessage } from '@/lib/sharing/links/lost';
import { DeleteMessage } from './delete-message';
import { ReadButton } from './read-button';

interface FinderMessagesProps {
  petId: string;
  messages: readonly FinderMessage[];
}

export function FinderMessages({ petId, messages }: FinderMessagesProps) {
  const t = useTranslations('sharing.lost');
  const reader = usePageContext();
  return (
    <div>
      <h3 className="text-lg font-medium">{t('messages')}</h3>
      {messages.length === 0 ? <p className="text-muted">{t('noMessages')}</p> : null}
      <ul className="divide-y divide-line">
        {messages.map(({ id, text, contact, createdAt, readAt }) => (
          <li key={id} className="py-2.5">
            <p className="tabular flex flex-wrap items-center gap-2 text-sm text-muted">
              {formatForReader(createdAt, reader)}
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
