import { useTranslations } from 'next-intl';
import type { Profile } from '@/lib/accounts/account/queries';
import { NamesForm } from './names-form';
import { OwnPhoto } from './own-photo';
import { SectionCard } from './section-card';

export function AccountDetails({ profile }: { profile: Profile }) {
  const t = useTranslations('account.details');
  const { id, photoUrl, firstName, lastName, shortId } = profile;
  return (
    <SectionCard id="details" title={t('title')}>
      <OwnPhoto userId={id} photoUrl={photoUrl} />
      <NamesForm profile={{ id, firstName, lastName }} />
      <p className="text-sm text-muted">
        {t('shortId')}: <span className="font-mono text-base tracking-widest text-ink">{shortId}</span>
      </p>
    </SectionCard>
  );
}
