import { useLocale, useTranslations } from 'next-intl';
import type { Account } from '@/lib/accounts/account/queries';
import { formatNumber } from '@/lib/core/i18n/numbers';
import { AccountRow } from './account-row';

export function StorageRow({ storage: { megabytes, files, limit } }: Pick<Account, 'storage'>) {
  const t = useTranslations('account.storage');
  const locale = useLocale();
  const usedMegabytes = formatNumber(megabytes, locale, { max: megabytes < 10 ? 1 : 0 });
  const space = t('space', { used: usedMegabytes, room: limit.megabytes });
  const count = t('files', { files, room: limit.files });
  return (
    <AccountRow
      id="storage"
      icon="images"
      title={t('title')}
      state={t('state', { used: usedMegabytes, files })}
      text={t('text')}
    >
      <Meter label={space} value={megabytes} max={limit.megabytes} />
      <Meter label={count} value={files} max={limit.files} />
    </AccountRow>
  );
}

function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div className="grid gap-1.5">
      <p className="tabular">{label}</p>
      <meter aria-label={label} min={0} max={max} value={value} className="h-2 w-full max-w-64" />
    </div>
  );
}
