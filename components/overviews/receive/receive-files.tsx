'use client';

import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { ReceiveForm } from './receive-form';
import type { ReceivingPet } from './receiving-pet';
import { useReceived } from './use-received';

interface ReceiveFilesProps {
  userId: string;
  pets: readonly ReceivingPet[];
  problem: string | null;
}

const PROBLEMS = ['wrongType', 'tooMuch', 'failed'] as const;

export function ReceiveFiles({ userId, pets, problem }: ReceiveFilesProps) {
  const t = useTranslations('receive');
  const { files, drop } = useReceived(userId);
  const knownProblem = PROBLEMS.find((one) => one === problem);
  if (files === null) return <p aria-busy="true">{t('loading')}</p>;
  return (
    <>
      {knownProblem ? (
        <p role="alert" className="mb-5 rounded-control bg-due-soft px-3 py-2.5">
          {t(`problem.${knownProblem}`)}
        </p>
      ) : null}
      {files.length > 0 && pets.length > 0 ? <ReceiveForm pets={pets} files={files} onDrop={drop} /> : null}
      {files.length > 0 && pets.length === 0 ? <NoPet /> : null}
      {files.length === 0 ? <EmptyState drawing="trail" title={t('nothing')} text={t('nothingText')} /> : null}
    </>
  );
}

function NoPet() {
  const t = useTranslations('receive');
  const action = (
    <Button asChild>
      <IntentLink href={paths.newPet}>{t('addPet')}</IntentLink>
    </Button>
  );
  return <EmptyState title={t('noPet')} text={t('noPetText')} action={action} />;
}
