import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import type { Invitation } from '@/lib/sharing/people/queries/invitations';
import { usePetNames } from './pet-names';

/** Explains how the invitation ended. Names no pet if someone else used it or if it has expired. */
export function ClosedInvitation({ invitation: { state, pets } }: { invitation: Invitation }) {
  const t = useTranslations('people.invitation');
  const names = usePetNames(pets);
  const isUsed = state === 'accepted';
  const isJoined = isUsed && pets.length > 0;
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h1 className="text-[1.875rem]">
        {isJoined ? t('joined.title', { pets: names }) : t(isUsed ? 'used.title' : 'ended.title')}
      </h1>
      <p className="mt-3 text-lg text-muted">{isJoined ? t('joined.text') : t(isUsed ? 'used.text' : 'ended.text')}</p>
      {isJoined ? (
        <Button asChild size="large" className="mt-6">
          <IntentLink href={paths.home}>{t('joined.button')}</IntentLink>
        </Button>
      ) : null}
    </div>
  );
}
