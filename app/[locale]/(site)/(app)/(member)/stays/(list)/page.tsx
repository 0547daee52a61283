import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StayForm } from '@/components/sharing/stays/stay-form';
import { StayList } from '@/components/sharing/stays/stay-list';
import { ClientContext } from '@/components/shell/client-context';
import { HelpLink } from '@/components/shell/help-link';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/card';
import { requirePageContext } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';
import { getStaysPage } from '@/lib/sharing/stays/queries/stays';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('stays');
  return { title: t('title') };
}

export default async function StaysPage({ searchParams }: PageProps<'/[locale]/stays'>) {
  const { viewer, reader } = await requirePageContext();
  const [{ pet }, { pets, stays }] = await Promise.all([searchParams, getStaysPage(viewer, reader.at)]);
  const [t, pages] = [await getTranslations('stays'), await getTranslations()];
  const own = pets.find(({ id }) => id === pet);
  const back = own
    ? { href: paths.sharePet(own.id), label: t('back') }
    : { href: paths.pets, label: pages('pets.list.title') };
  return (
    <>
      <PageHeader title={t('title')} text={t('intro')} back={back} />
      {pets.length > 0 ? (
        <Card>
          <h2 className="mb-3 text-xl">{t('form.title')}</h2>
          <ClientContext namespaces={['stays']}>
            <StayForm
              pets={pets}
              chosen={own ? [own.id] : pets.map(({ id }) => id)}
              lastPhone={stays.find(({ ownerPhone }) => ownerPhone !== null)?.ownerPhone ?? null}
            />
          </ClientContext>
        </Card>
      ) : null}
      <StayList stays={stays} />
      <p className="mt-6">
        <HelpLink article="together" label={t('help')} />
      </p>
    </>
  );
}
