import { useTranslations } from 'next-intl';
import { oidcName } from '@/lib/core/auth/oidc';
import { OidcLink } from './oidc-link';

/** Empty if no provider is configured. */
export function OidcWay() {
  const t = useTranslations('oidc');
  const name = oidcName();
  return name === null ? null : <OidcLink>{t('signIn', { name })}</OidcLink>;
}
