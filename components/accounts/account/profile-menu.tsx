import { useTranslations } from 'next-intl';
import { Messages } from '@/components/loading/messages';
import { env } from '@/lib/core/config/env';
import { paths } from '@/lib/core/config/paths';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { license, version } from '@/lib/core/config/version';
import { AccountRow } from './account-row';
import { MenuExit, MenuLink } from './menu-row';
import { ShareApp } from './share-app';

const feedback = (about: string) => `${paths.feedback}?${new URLSearchParams({ about })}`;

export function ProfileMenu() {
  const t = useTranslations('profileMenu');
  const { SOCIAL_LINKS: social, PODCAST_URL: podcast } = env();
  return (
    <AccountRow id="menu" icon="circle-question-mark" title={t('title')}>
      <ul className="-mx-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <MenuLink href={feedback('suggestion')} icon="lightbulb" label={t('suggestion')} text={t('suggestionText')} />
        <MenuLink href={feedback('rating')} icon="star" label={t('rate')} text={t('rateText')} />
        <Messages namespaces={['profileMenu']}>
          <ShareApp />
        </Messages>
        <MenuLink href={paths.tour} icon="footprints" label={t('tour')} text={t('tourText')} />
        <MenuExit href={paths.helpArticle('contact')} icon="life-buoy" label={t('support')} text={t('supportText')} />
        <MenuLink href={feedback('message')} icon="message-square" label={t('message')} text={t('messageText')} />
        <MenuExit href={paths.help} icon="book-open" label={t('help')} text={t('helpText')} />
        {podcast ? (
          <MenuExit href={podcast} outside icon="podcast" label={t('podcast')} text={hostOf(podcast)} />
        ) : null}
        {social.map((link) => (
          <MenuExit key={link} href={link} outside icon="globe" label={t('social')} text={hostOf(link)} />
        ))}
      </ul>
      <p className="tabular text-sm text-muted">{t('version', { product: PRODUCT_NAME, version, license })}</p>
    </AccountRow>
  );
}

function hostOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
