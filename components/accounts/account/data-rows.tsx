import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Account } from '@/lib/accounts/account/queries';
import { paths } from '@/lib/core/config/paths';
import { AccountRow } from './account-row';
import { DeleteAccount } from './delete-account';
import { ExportButton } from './export-button';
import { OfflineRow } from './offline-row';
import { StorageRow } from './storage-row';

interface DataRowsProps {
  userId: string;
  email: string;
  storage: Account['storage'];
}

export function DataRows({ userId, email, storage }: DataRowsProps) {
  const t = useTranslations('account.data');
  return (
    <>
      <OfflineRow />
      <StorageRow storage={storage} />
      <AccountRow id="data" icon="download" title={t('title')} state={t('state')}>
        <div className="grid gap-3">
          <div>
            <h3 className="font-sans font-medium">{t('exportTitle')}</h3>
            <p className="text-sm text-muted">{t('exportText')}</p>
          </div>
          <ExportButton userId={userId} />
        </div>
        <div className="grid justify-items-start gap-3">
          <div>
            <h3 className="font-sans font-medium">{t('importTitle')}</h3>
            <p className="text-sm text-muted">{t('importText')}</p>
          </div>
          <Button asChild variant="outline">
            <IntentLink href={paths.importPets}>
              <Icon of="upload" />
              {t('import')}
            </IntentLink>
          </Button>
        </div>
        <div className="grid gap-3 border-t border-line pt-5">
          <div>
            <h3 className="font-sans font-medium">{t('delete')}</h3>
            <p className="text-sm text-muted">{t('deleteText')}</p>
          </div>
          <DeleteAccount email={email} />
        </div>
      </AccountRow>
    </>
  );
}
