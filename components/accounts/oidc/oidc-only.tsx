import { useTranslations } from 'next-intl';
import { oidcName } from '@/lib/core/auth/oidc';
import { OidcWay } from './oidc-way';

export function OidcOnly() {
  const t = useTranslations('oidc');
  return (
    <div data-plain-form className="grid gap-5">
      <div>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('only', { name: oidcName() ?? '' })}</p>
      </div>
      <OidcWay />
    </div>
  );
}
