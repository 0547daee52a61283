import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { OutboxMail } from '@/lib/core/mail/outbox';
import { formatInstant, instantFromMs } from '@/lib/core/time/dates';

export async function OutboxMailCard({ mail, locale }: { mail: OutboxMail; locale: FormatLocale }) {
  const t = await getTranslations('outbox');
  return (
    <Card>
      <h2 className="text-lg">{mail.subject}</h2>
      <p className="mb-3 text-sm text-muted wrap-anywhere">
        {t('to', { address: mail.to })} · {formatInstant(instantFromMs(mail.at), locale, 'UTC')} UTC
      </p>
      <div className="text-sm whitespace-pre-wrap wrap-anywhere">
        {mail.text.split(/(https?:\S+)/).map((part, index) =>
          index % 2 === 1 ? (
            <a key={part} href={part} className="text-primary underline">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </div>
    </Card>
  );
}
