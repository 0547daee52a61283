import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { now } from '@/lib/core/time/clock';
import { dayFromColumn } from '@/lib/core/time/dates';
import { AccountRow } from './account-row';
import { MenuExit, MenuItem, MenuRowText, menuRowClass } from './menu-row';

/** Footer links for phones, where the signed-in area has no footer (R2.5). */
export function PoliciesRow() {
  const t = useTranslations();
  const year = dayFromColumn(now()).slice(0, 4);
  return (
    <AccountRow id="policies" icon="shield" title={t('account.policies')}>
      <ul className="-mx-2 grid gap-1">
        <MenuExit href={paths.privacyPolicy} icon="shield" label={t('shell.footer.privacyPolicy')} />
        <MenuExit href={paths.terms} icon="file-text" label={t('shell.footer.terms')} />
        <MenuItem>
          <button type="button" data-cookie-settings aria-haspopup="dialog" className={menuRowClass}>
            <MenuRowText icon="cookie" label={t('consent.settings')} />
            <Icon of="chevron-right" className="size-5 shrink-0 text-muted" />
          </button>
        </MenuItem>
      </ul>
      <p className="text-sm text-muted">{t('shell.footer.copyright', { year, product: PRODUCT_NAME })}</p>
    </AccountRow>
  );
}
