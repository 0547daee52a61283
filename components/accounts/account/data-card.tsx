import { useTranslations } from 'next-intl';
import { DeleteAccount } from './delete-account';
import { ExportButton } from './export-button';
import { SectionCard } from './section-card';

export function DataCard({ userId, email }: { userId: string; email: string }) {
  const t = useTranslations('account.data');
  return (
    <SectionCard id="data" title={t('title')}>
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
    </SectionCard>
  );
}
