import { useTranslations } from 'next-intl';
import type { Account } from '@/lib/accounts/account/queries';
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
