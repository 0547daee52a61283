import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { DeletePetButton } from './delete-pet-button';

export function OverviewEnd({ pet: { id, name } }: { pet: { id: string; name: string } }) {
  const t = useTranslations('pets.detail');
  const common = useTranslations('common');
  return (
    <div className="flex flex-wrap items-center gap-3 pt-6 print:hidden">
      <Allowed to="own">
        <DeletePetButton
          pet={{ id, name }}
          texts={{
            button: t('delete', { name }),
            deleted: t('deleted', { name }),
            failed: t('deleteFailed', { name }),
            undo: common('undo'),
            restored: t('restored', { name }),
            restoreFailed: t('restoreFailed', { name }),
          }}
        />
      </Allowed>
      <Allowed to="edit">
        <Button asChild variant="link">
          <IntentLink href={paths.petDeleted(id)}>{t('bin')}</IntentLink>
        </Button>
      </Allowed>
    </div>
  );
}
