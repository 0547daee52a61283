'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { passportHref } from '@/lib/overviews/passport/links';
import type { PassportSize } from '@/lib/overviews/passport/vocabulary';

interface PaperListProps {
  petId: string;
  text: string;
  signed: ReactNode;
  files: readonly { size: PassportSize; text: string }[];
  brief: string;
  /** Null for species without known travel rules. */
  travel: string | null;
  hint: string | null;
}

/** Makes its links itself, because each would be sent twice (HTML and flight data). */
export function PaperList({ petId, text, signed, files, brief, travel, hint }: PaperListProps) {
  const language = languageOf(useLocale());
  return (
    <div className="print:hidden">
      <p className="mb-4 text-muted">{text}</p>
      <div className="grid gap-2">
        {signed}
        {files.map(({ size, text: label }) => (
          <Button key={size} asChild variant="outline">
            <a href={passportHref(petId, size, language)} download>
              <Icon of="file-down" className="size-5" />
              {label}
            </a>
          </Button>
        ))}
        <Button asChild variant="outline">
          <IntentLink href={paths.petBrief(petId)}>
            <Icon of="clipboard-list" className="size-5" />
            {brief}
          </IntentLink>
        </Button>
        {travel ? (
          <Button asChild variant="outline">
            <IntentLink href={paths.petTravel(petId)}>
              <Icon of="globe" className="size-5" />
              {travel}
            </IntentLink>
          </Button>
        ) : null}
      </div>
      {hint ? <p className="mt-3 text-sm text-muted">{hint}</p> : null}
    </div>
  );
}
