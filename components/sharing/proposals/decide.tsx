'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';
import { acceptProposal, declineProposal, undoDecision } from '@/lib/sharing/proposals/client';
import { answerLimits, type ProposalDecision } from '@/lib/sharing/proposals/vocabulary';

interface DecideProps {
  petId: string;
  id: string;
  what: string;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.failure?.code : undefined);

const refusals = new Map<string, 'overtaken' | 'full'>(
  Object.entries({ overtaken: 'overtaken', limit_reached: 'full' }),
);

function useDecision() {
  const t = useTranslations('proposals');
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);
  const runDecision = async (
    name: string,
    work: () => Promise<unknown>,
    onRefused?: (code: string | undefined) => boolean,
  ) => {
    setBusy(name);
    try {
      await work();
      router.refresh();
    } catch (error) {
      const code = codeOf(error);
      if (onRefused?.(code)) return;
      toast({ title: t(refusals.get(code ?? '') ?? 'failed'), tone: 'danger' });
      if (code === 'conflict') router.refresh();
    } finally {
      setBusy(null);
    }
  };
  return { busy, run: runDecision };
}

export function Decide({ petId, id, what }: DecideProps) {
  const t = useTranslations('proposals');
  const { busy, run } = useDecision();
  const [isUnlikely, setUnlikely] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const submitAcceptance = () =>
    run(
      'accept',
      () => acceptProposal(petId, id, isUnlikely),
      (code) => {
        if (code !== 'confirmation_required') return false;
        setUnlikely(true);
        return true;
      },
    );
  if (isDeclining) return <Declining petId={petId} id={id} what={what} onLeave={() => setDeclining(false)} />;
  return (
    <div className="grid gap-2">
      {isUnlikely ? (
        <p role="alert" className="rounded-control bg-due-soft px-3 py-2 text-sm">
          {t('unlikely')}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        <Button
          busy={busy === 'accept'}
          data-decides="accept"
          aria-label={t('acceptOf', { what })}
          onClick={() => void submitAcceptance()}
        >
          {t(isUnlikely ? 'acceptAnyway' : 'accept')}
        </Button>
        <Button
          variant="outline"
          data-decides="decline"
          aria-label={t('declineOf', { what })}
          onClick={() => setDeclining(true)}
        >
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}

function Declining({ petId, id, what, onLeave }: DecideProps & { onLeave: () => void }) {
  const t = useTranslations('proposals');
  const fieldId = useId();
  const { busy, run } = useDecision();
  const [word, setWord] = useState('');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void run('decline', () => declineProposal(petId, id, word));
      }}
    >
      <Label htmlFor={fieldId}>{t('word')}</Label>
      <Textarea
        id={fieldId}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        maxLength={answerLimits.word}
        rows={2}
        autoFocus
      />
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" variant="outline" busy={busy === 'decline'} aria-label={t('declineOf', { what })}>
          {t('decline')}
        </Button>
        <Button variant="ghost" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </form>
  );
}

interface DecidedProps extends DecideProps {
  decision: ProposalDecision;
  canUndo: boolean;
}

export function Decided({ petId, id, what, decision, canUndo }: DecidedProps) {
  const t = useTranslations('proposals');
  const { busy, run } = useDecision();
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="flex items-center gap-2 font-medium text-primary">
        <Icon of={decision === 'accepted' ? 'check' : 'x'} className="size-5" />
        {t(`decision.${decision}`)}
      </p>
      {canUndo ? (
        <Button
          variant="ghost"
          busy={busy === 'undo'}
          aria-label={t('undoOf', { what })}
          onClick={() => void run('undo', () => undoDecision(petId, id))}
        >
          {t('undo')}
        </Button>
      ) : null}
    </div>
  );
}

interface AcceptOthersProps {
  petId: string;
  ids: readonly string[];
  of: number;
}

export function AcceptOthers({ petId, ids, of }: AcceptOthersProps) {
  const t = useTranslations('proposals');
  const { busy, run } = useDecision();
  const acceptAll = async () => {
    for (const id of ids) await acceptProposal(petId, id);
  };
  return (
    <Button variant="soft" block busy={busy === 'all'} onClick={() => void run('all', acceptAll)}>
      <Icon of="check-check" />
      {t(ids.length === of ? 'acceptAll' : 'acceptOthers', { count: ids.length })}
    </Button>
  );
}
