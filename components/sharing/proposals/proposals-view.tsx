import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { PersonRing } from '@/components/ornaments/person-ring';
import { MarkIcon } from '@/components/ornaments/source-mark';
import { ringLetters } from '@/lib/core/text/ring-letters';
import { formatForReader } from '@/lib/page-context/page-context';
import type { SentProposal } from '@/lib/sharing/proposals/proposal';
import { AcceptOthers } from './decide';
import { ProposalCard } from './proposal-card';
import { ProposalList } from './proposal-list';

interface ProposalsViewProps {
  pet: { id: string; name: string };
  proposals: readonly SentProposal[];
}

/** Collections never accepted together with others, because a weight determines doses. */
const ALONE: ReadonlySet<string> = new Set(['weights', 'medications']);

export function ProposalsView({ pet, proposals }: ProposalsViewProps) {
  const t = useTranslations('proposals');
  const answers = [...new Set(proposals.map(({ answerId }) => answerId))];
  if (answers.length === 0) return <p className="text-muted">{t('none', { pet: pet.name })}</p>;
  return (
    <div className="grid gap-10">
      {answers.map((answerId) => (
        <Answer key={answerId} pet={pet} proposals={proposals.filter((one) => one.answerId === answerId)} />
      ))}
      <div className="text-sm text-muted">
        <p>{t('intro', { pet: pet.name })}</p>
        <p className="mt-2">{t('rules')}</p>
        <p className="mt-2 hidden lg:block">{t('keys')}</p>
      </div>
    </div>
  );
}

function Answer({ pet, proposals }: ProposalsViewProps) {
  const t = useTranslations('proposals');
  const reader = usePageContext();
  const [first] = proposals;
  if (!first) return null;
  const { by, sentAt, share } = first;
  const open = proposals.filter(({ decision }) => decision === null);
  const together = open.filter(({ collection }) => !ALONE.has(collection));
  const when = formatForReader(sentAt, reader);
  return (
    <article
      aria-label={t('answerOf', { name: by.name })}
      className="grid gap-3 lg:grid-cols-[19.5rem_minmax(0,1fr)] lg:gap-4"
    >
      <div className="grid content-start gap-2 self-start lg:gap-3 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-4">
        <p className="flex items-center gap-3">
          <PersonRing person={{ letters: ringLetters(by.name, [by.name]), role: 'carer', colour: 'pine' }} size={50} />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="block font-display text-xl leading-tight">{by.name}</bdi>
            {by.clinic ? <bdi className="block">{by.clinic}</bdi> : null}
            {by.licence ? (
              <bdi className="block text-sm text-muted">{t('licence', { licence: by.licence })}</bdi>
            ) : null}
          </span>
        </p>
        <p className="flex items-start gap-2 rounded-control bg-primary-soft px-3 py-2 text-sm">
          <MarkIcon of={by.through === null ? 'proposed' : 'confirmed'} size={18} />
          <span className="min-w-0 wrap-anywhere">
            {by.through === null ? t('asTyped') : t('through', { address: by.through })}
          </span>
        </p>
      </div>
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-xl">{t('decideTitle')}</h2>
          <p className="text-muted">{t('openOf', { open: open.length, all: proposals.length })}</p>
        </div>
        <ProposalList>
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.id} petId={pet.id} proposal={proposal} />
          ))}
        </ProposalList>
        {together.length > 1 ? (
          <AcceptOthers petId={pet.id} ids={together.map(({ id }) => id)} of={proposals.length} />
        ) : null}
        <p className="tabular text-sm text-muted">{t('answered', { when, link: share.label })}</p>
      </div>
    </article>
  );
}
