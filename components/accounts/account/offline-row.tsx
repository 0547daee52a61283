import { useTranslations } from 'next-intl';
import { AccountRow } from './account-row';
import { SavedOffline } from './saved-offline';

export function OfflineRow() {
  const t = useTranslations('account.offline');
  return (
    <AccountRow id="offline" icon="wifi-off" title={t('title')} text={t('text')}>
      <SavedOffline />
    </AccountRow>
  );
}
