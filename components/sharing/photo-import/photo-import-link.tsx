import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

export function PhotoImportLink({ petId }: { petId: string }) {
  const t = useTranslations('photoImport');
  return (
    <Allowed to="edit">
      <p className="-mx-4 mt-4 print:hidden">
        <Button asChild variant="link">
          <IntentLink href={`${paths.importPhotos}?pet=${petId}`}>
            <Icon of="upload" />
            {t('link')}
          </IntentLink>
        </Button>
      </p>
    </Allowed>
  );
}
