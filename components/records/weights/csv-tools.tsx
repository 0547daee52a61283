'use client';

import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

interface CsvToolsProps {
  petId: string;
  filled: boolean;
}

export function CsvTools({ petId, filled }: CsvToolsProps) {
  const t = useTranslations('weights.csv');
  return (
    <div className="-mx-4 mt-1 flex flex-wrap gap-x-2 print:hidden">
      <Allowed to="edit">
        <Button asChild variant="link">
          <IntentLink href={`${paths.importTable}?pet=${petId}&of=weights`}>
            <Icon of="upload" />
            {t('import')}
          </IntentLink>
        </Button>
      </Allowed>
      {filled ? (
        <Button asChild variant="link">
          <a href={`/api/pets/${petId}/weights/export`} download>
            <Icon of="download" />
            {t('export')}
          </a>
        </Button>
      ) : null}
    </div>
  );
}
