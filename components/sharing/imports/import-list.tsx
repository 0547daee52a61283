'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { AskButton } from '@/components/shell/ask-button';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { undoImport } from '@/lib/sharing/imports/client';
import type { ImportSummary } from '@/lib/sharing/imports/vocabulary';

function pathToContinue({ id, kind, petId, collection }: ImportSummary): string {
  if (kind === 'pets') return `${paths.importPets}?import=${id}`;
  if (kind === 'photos') return `${paths.importPhotos}?pet=${petId}&import=${id}`;
  if (kind === 'papers') return paths.petPapers(petId ?? '');
  return `${paths.importTable}?pet=${petId}&of=${collection}&import=${id}`;
}

function useStatus({ kind, isUndone, rest, remaining, fillsProfile, ...counts }: ImportSummary): string {
  const t = useTranslations('imports');
  if (isUndone) return rest > 0 ? t('unfinished') : t('undone', { count: remaining });
  const { entries, entriesAdded, files, filesAdded } = counts;
  const parts = [
    entries > 0 ? t('entries', { added: entriesAdded, all: Math.max(entries, entriesAdded) }) : null,
    files > 0
      ? t(kind === 'photos' ? 'photoFiles' : 'files', { added: filesAdded, all: Math.max(files, filesAdded) })
      : null,
    fillsProfile ? t('profile') : null,
  ];
  return joinIsolated(parts, ' · ');
}

function ImportRow({ summary }: { summary: ImportSummary }) {
  const t = useTranslations('imports');
  const { locale, timeZone } = usePageContext();
  const status = useStatus(summary);
  const { id, kind, fileName, createdAt, isUndone, rest, entries, entriesAdded, files, filesAdded } = summary;
  const name = fileName ?? t(kind === 'photos' ? 'photos' : 'pasted');
  const isPartial = entriesAdded < entries || filesAdded < files;
  return (
    <li className="border-b border-line py-3">
      <h3 className="wrap-anywhere font-sans font-medium">
        <bdi>{name}</bdi>
      </h3>
      <p className="tabular text-sm text-muted">{formatInstant(instantFromJson(createdAt), locale, timeZone)}</p>
      <p className="tabular text-sm">{status}</p>
      <div className="flex flex-wrap gap-x-5">
        {!isUndone && isPartial ? (
          <Button asChild variant="link" size="link">
            <IntentLink href={pathToContinue(summary)} aria-label={t('continueOf', { name })}>
              {t('continue')}
            </IntentLink>
          </Button>
        ) : null}
        {!isUndone || rest > 0 ? (
          <AskButton
            label={t('undo')}
            name={t('undoOf', { name })}
            variant="link"
            title={t('ask.title')}
            text={t('ask.text')}
            done={t('done')}
            failed={t('failed')}
            act={async () => void (await undoImport(id))}
          />
        ) : null}
      </div>
    </li>
  );
}

export function ImportList({ imports }: { imports: readonly ImportSummary[] }) {
  const t = useTranslations('imports');
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports" className="mt-7 border-t border-line pt-5">
      <h2 id="imports" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('text')}</p>
      <ul className="mt-3 border-t border-line">
        {imports.map((summary) => (
          <ImportRow key={summary.id} summary={summary} />
        ))}
      </ul>
    </section>
  );
}
