'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { linkText } from '@/lib/records/vet-records/links';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';

export function VisitText({ record: { diagnosis, description, documentLinks } }: { record: VetRecord }) {
  const t = useTranslations('vetRecords');
  return (
    <div className="record-note">
      {diagnosis ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-medium">{t('diagnosis')}:</span> <bdi>{diagnosis}</bdi>
        </p>
      ) : null}
      <div
        dir="auto"
        className="rich-text space-y-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it down to ten tags, on write and on output
        dangerouslySetInnerHTML={{ __html: description }}
      />
      {documentLinks.length > 0 ? (
        <ul aria-label={t('links')} className="flex flex-wrap gap-x-4">
          {documentLinks.map((link) => (
            <li key={link} className="min-w-0">
              <a
                dir="auto"
                href={link}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="tap inline-flex items-center gap-1.5 text-sm text-primary underline underline-offset-4 wrap-anywhere"
              >
                <Icon of="external-link" className="size-4 shrink-0" />
                {linkText(link)}
                <span className="sr-only"> {t('newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
