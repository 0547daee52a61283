import { useTranslations } from 'next-intl';
import { PasskeyOfferCard } from './passkey-offer-card';

export function PasskeyOffer({ userId }: { userId: string }) {
  const t = useTranslations('passkeys.offer');
  return <PasskeyOfferCard userId={userId} title={t('title')} text={t('text')} add={t('add')} dismiss={t('dismiss')} />;
}
