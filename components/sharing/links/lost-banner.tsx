import { useTranslations } from 'next-intl';
import { useCan, usePageContext } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/core/config/paths';
import { dayIn, formatDay } from '@/lib/core/time/dates';
import { LostSwitch } from './lost-switch';

interface LostBannerProps {
  petId: string;
  lost: { name: string; since: Date };
}

export function LostBanner({ petId, lost: { name, since } }: LostBannerProps) {
  const t = useTranslations('sharing.lost');
  const { locale, timeZone } = usePageContext();
  return (
    <section
      aria-label={t('isLost', { name })}
      className="my-4 rounded-control border-2 border-danger bg-danger-soft px-3 py-2.5 print:hidden"
    >
      <p className="font-medium text-danger wrap-anywhere">{t('isLost', { name })}</p>
      <p>{t('bannerText', { date: formatDay(dayIn(since, timeZone), locale) })}</p>
      <Allowed to="own">
        <div className="mt-2 flex flex-wrap gap-2">
          <LostSwitch
            petId={petId}
            turn="off"
            texts={{ button: t('off', { name }), done: t('turnedOff', { name }), failed: t('failed') }}
          />
          <Button asChild variant="outline">
            <IntentLink href={`${paths.sharePet(petId)}#lost`}>{t('details')}</IntentLink>
          </Button>
        </div>
      </Allowed>
    </section>
  );
}

interface LostOfferProps {
  pet: { id: string; name: string; deceasedOn: string | null };
  lost: object | null;
}

export function LostOffer({ pet: { id: petId, name, deceasedOn }, lost }: LostOfferProps) {
  const t = useTranslations('sharing.lost');
  const entries = useTranslations('entries');
  const can = useCan();
  if (lost || deceasedOn || !can.own) return null;
  const undo = { label: entries('undo'), done: t('undone') };
  return (
    <div className="grid print:hidden">
      <LostSwitch
        petId={petId}
        turn="on"
        variant="dangerOutline"
        to={`${paths.sharePet(petId)}#lost`}
        texts={{ button: t('on', { name }), done: t('turnedOn'), failed: t('failed'), undo }}
      />
      <p className="mt-1.5 text-sm text-muted">{t('text', { name })}</p>
    </div>
  );
}
