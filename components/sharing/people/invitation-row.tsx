'use client';

import { useTranslations } from 'next-intl';
import { PersonRing } from '@/components/ornaments/person-ring';
import { AskButton } from '@/components/shell/ask-button';
import { revokeInvitation } from '@/lib/sharing/people/client';
import type { OpenInvitation } from '@/lib/sharing/people/member';

export function InvitationRow({ invitation: { id, role, email } }: { invitation: OpenInvitation }) {
  const t = useTranslations('people');
  if (role === 'owner') return null;
  return (
    <div className="person-row">
      <PersonRing person={{ letters: null, role: 'invited', colour: 'pine' }} size={50} />
      <span className="min-w-0">
        <bdi className="person-name address">{email ?? t('byLink')}</bdi>
        <span className="block text-[0.8125rem] text-muted">{t(`invited.${role}`)}</span>
      </span>
      <AskButton
        label={t('takeBack.button')}
        variant="link"
        title={t('takeBack.title')}
        text={t('takeBack.text')}
        done={t('takeBack.done')}
        failed={t('takeBack.failed')}
        act={() => revokeInvitation(id)}
      />
    </div>
  );
}
