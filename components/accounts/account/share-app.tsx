'use client';

import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';
import { MenuItem, MenuRowText, menuRowClass } from './menu-row';

export function ShareApp() {
  const t = useTranslations('profileMenu');
  const url = () => window.location.origin;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url());
      toast({ title: t('copied'), description: url() });
    } catch {
      toast({ title: t('copyFailed'), description: url(), tone: 'danger' });
    }
  };
  const shareApp = async () => {
    const message = { title: t('sendTitle'), text: t('sendText'), url: url() };
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share(message);
    } catch (error) {
      // Closing the share sheet is not an error. After any other failure, copies the link.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <MenuItem>
      <button type="button" className={menuRowClass} onClick={() => void shareApp()}>
        <MenuRowText icon="send" label={t('share')} text={t('shareText')} />
      </button>
    </MenuItem>
  );
}
