'use client';

import { useLocale, useTranslations } from 'next-intl';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { IntentLink } from '@/components/loading/intent-link';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { entryNames } from './entry-names';
import { useRowWords } from './row-words';
import { RowFace } from './waiting-row';

interface NotOnPageCardProps {
  petType: PetType;
  entries: readonly WaitingWrite[];
}

export function NotOnPageCard(props: NotOnPageCardProps) {
  return (
    <LazyMessages namespaces={['waiting', 'entries', 'vitals', 'measures', 'appointments']}>
      <Entries {...props} />
    </LazyMessages>
  );
}

function Entries({ petType, entries }: NotOnPageCardProps) {
  const t = useTranslations();
  const wordsOf = useRowWords(entryNames(t, languageOf(useLocale()), [petType]));
  return (
    <Card className="mb-4" aria-labelledby="not-on-page">
      <CardTitle id="not-on-page">{t('waiting.onDevice.title')}</CardTitle>
      <p className="text-muted">{t('waiting.onDevice.text')}</p>
      <ul>
        {entries.map((waiting) => (
          <li key={waiting.seq} className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
            <RowFace of={waiting} words={wordsOf(waiting)} />
            <WaitingMark mark={waiting.trouble === null ? 'waits' : 'look'} />
          </li>
        ))}
      </ul>
      <Button asChild variant="outline" className="mt-2 print:hidden">
        <IntentLink href={paths.waiting}>{t('waiting.showAll')}</IntentLink>
      </Button>
    </Card>
  );
}
