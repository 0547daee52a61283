import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { entryNames } from '@/components/overviews/waiting/entry-names';
import { WaitingPage } from '@/components/overviews/waiting/waiting-page';
import { ClientContext } from '@/components/shell/client-context';
import { PageHeader } from '@/components/shell/page-header';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { languageOf } from '@/lib/core/i18n/locales';
import { listPets } from '@/lib/records/pets/queries';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('waiting');
  return { title: t('title') };
}

/** Also works from a saved copy, because unsent entries are on the device. */
export default async function Waiting() {
  const { viewer, reader } = await requirePageContext();
  const listedPets = await listPets(viewer, reader.at);
  const t = await getTranslations();
  const names = entryNames(t, languageOf(await getLocale()), [...new Set(listedPets.map(({ type }) => type))]);
  const pets = listedPets.map(({ id, name, type, cover, photoUrl }) => ({ id, name, type, cover, photoUrl }));
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t('waiting.title')}
        text={t('waiting.intro')}
        back={{ href: paths.profile, label: t('account.title') }}
      />
      <ClientContext namespaces={['waiting', 'doseGuard']}>
        <WaitingPage pets={pets} names={names} />
      </ClientContext>
      <p className="mt-6 text-muted">{t('waiting.rest')}</p>
    </div>
  );
}
