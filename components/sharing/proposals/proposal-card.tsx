import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SentProposal } from '@/lib/sharing/proposals/proposal';
import type { ProposalKind } from '@/lib/sharing/proposals/vocabulary';
import { ChangedText } from './changed-text';
import { Decide, Decided } from './decide';
import { useFactWords } from './fact-words';

const icons = { confirm: 'check', correct: 'pencil', add: 'plus' } as const satisfies Record<ProposalKind, string>;

interface ProposalCardProps {
  petId: string;
  proposal: SentProposal;
}

export function ProposalCard({ petId, proposal }: ProposalCardProps) {
  const t = useTranslations('proposals');
  const words = useFactWords();
  const { id, kind, collection, entry, opened, decision, word, fileUrl } = proposal;
  const isDocument = collection === 'documents';
  const what = words.title(collection, { ...opened, ...entry });
  return (
    <li tabIndex={-1} className="grid content-start gap-3 rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex items-start gap-3">
        <Icon of={icons[kind]} className="mt-0.5 size-6 shrink-0 text-primary" />
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">
            <bdi>{what}</bdi>
          </h3>
          <p className="text-muted">
            {isDocument
              ? words.details(collection, entry)
              : t(`did.${kind}`, { day: words.day(collection, { ...opened, ...entry }) || '-' })}
          </p>
        </div>
      </div>
      {decision === null ? <Halves proposal={proposal} /> : null}
      {word ? (
        <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere text-muted">
          {word}
        </p>
      ) : null}
      {decision === null ? (
        <Decide petId={petId} id={id} what={what} />
      ) : (
        <Decided petId={petId} id={id} what={what} decision={decision} canUndo={!isDocument || fileUrl !== null} />
      )}
    </li>
  );
}

function Halves({ proposal }: { proposal: SentProposal }) {
  const t = useTranslations('proposals');
  const words = useFactWords();
  const { kind, collection, entry, opened, by, fileUrl } = proposal;
  if (fileUrl !== null) return <DocumentLink name={String(entry.name)} fileUrl={fileUrl} />;
  if (kind === 'add') return <Added proposal={proposal} />;
  if (kind === 'confirm') {
    return (
      <p dir="auto" className="rounded-control bg-primary-soft px-3 py-2 wrap-anywhere">
        {words.details(collection, opened ?? {})}
      </p>
    );
  }
  return Object.keys(entry).map((name) => {
    const before = words.field(collection, name, opened ?? {});
    const after = words.field(collection, name, { ...opened, ...entry });
    return (
      <dl key={name} className="grid grid-cols-2 gap-2">
        <div className="min-w-0 rounded-control bg-sunken px-3 py-2">
          <dt className="text-sm text-muted">{t('standsNow', { field: words.label(collection, name) })}</dt>
          <dd className="font-display text-lg wrap-anywhere">{before ? <bdi>{before}</bdi> : t('nothing')}</dd>
        </div>
        <div className="min-w-0 rounded-control border border-primary bg-primary-soft px-3 py-2">
          <dt className="text-sm font-medium text-primary">{t('says', { name: by.name })}</dt>
          <dd className="font-display text-lg wrap-anywhere">
            {after ? <ChangedText before={before} after={after} /> : t('nothing')}
          </dd>
        </div>
      </dl>
    );
  });
}

function DocumentLink({ name, fileUrl }: { name: string; fileUrl: string }) {
  const t = useTranslations('proposals');
  return (
    <a
      href={fileUrl}
      download={name}
      aria-label={t('openDocumentOf', { what: name })}
      className="tap flex items-center gap-3 text-primary underline underline-offset-4"
    >
      <Icon of="file-down" className="size-5 shrink-0" />
      {t('openDocument')}
    </a>
  );
}

function Added({ proposal }: { proposal: SentProposal }) {
  const words = useFactWords();
  const { collection, entry } = proposal;
  const title = words.title(collection, entry);
  const names = Object.keys(entry).filter((name) => name !== 'antigens' && !words.isDay(collection, name, entry));
  const lines = names.flatMap((name) => {
    const text = words.field(collection, name, entry);
    return text && text !== title ? [{ name, text }] : [];
  });
  return (
    <dl className="grid gap-1 border-s-3 border-primary ps-3">
      {lines.map(({ name, text }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{words.label(collection, name)}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
