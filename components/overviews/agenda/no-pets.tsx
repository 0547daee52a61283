import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';

export function NoPets() {
  const t = useTranslations('pets.list');
  return (
    <section
      aria-labelledby="no-pets"
      className="blank-cover cover-ground cover-pine mx-auto mt-4 flex max-w-md flex-col items-center rounded-sm rounded-r-now px-6 py-12 text-center shadow-card"
    >
      <p className="text-xs font-semibold tracking-[0.2em] text-foil uppercase">{t('cover')}</p>
      <span className="my-7 grid size-44 place-items-center rounded-full border border-dashed border-foil text-foil">
        <Icon of="paw-print" className="size-16" />
      </span>
      <h2 id="no-pets" className="text-[1.8125rem]">
        {t('emptyTitle')}
      </h2>
      <p className="mt-3 text-on-cover-muted">{t('emptyText')}</p>
      <IntentLink
        href={paths.newPet}
        className="button mt-8 min-h-14 w-full bg-on-cover font-semibold text-slip-primary"
      >
        <Icon of="plus" />
        {t('add')}
      </IntentLink>
      <IntentLink
        href={paths.importPets}
        className="button mt-3 min-h-11 w-full text-on-cover underline underline-offset-4"
      >
        {t('import')}
      </IntentLink>
    </section>
  );
}
