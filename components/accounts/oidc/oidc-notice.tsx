import { useTranslations } from 'next-intl';
import { oidcRefusals } from '@/lib/accounts/oidc/vocabulary';
import { oidcName } from '@/lib/core/auth/oidc';

/** @param refused from the URL */
export function OidcNotice({ refused }: { refused: unknown }) {
  const t = useTranslations('oidc');
  const [name, reason] = [oidcName(), oidcRefusals.find((one) => one === refused)];
  return name === null || reason === undefined ? null : (
    <p role="alert" className="mb-5 font-medium text-danger">
      {t(`refused.${reason}`, { name })}
    </p>
  );
}
