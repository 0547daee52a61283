import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PassportCard } from '@/components/records/pets/passport-card';
import { publicMetadata } from '@/components/shell/public-metadata';
import { Closing } from '@/components/site/landing/closing';
import { Features } from '@/components/site/landing/features';
import { Hero } from '@/components/site/landing/hero';
import { Questions } from '@/components/site/landing/questions';
import { Readers } from '@/components/site/landing/readers';
import { Sharing } from '@/components/site/landing/sharing';
import { StructuredData } from '@/components/site/landing/structured-data';
import { Trust } from '@/components/site/landing/trust';
import { paths } from '@/lib/core/config/paths';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { readerLifetimes } from '@/lib/sharing/links/vocabulary';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const locale = (await params).locale as FormatLocale;
  const t = await getTranslations({ locale, namespace: 'landing' });
  const title = { absolute: t('metaTitle') };
  return publicMetadata({
    path: paths.landing,
    locale,
    title,
    description: t('metaDescription'),
    imageAlt: t('imageAlt'),
  });
}

const luna = {
  name: 'Luna',
  type: 'dog',
  breed: 'Beagle',
  gender: 'female',
  dateOfBirth: '2022-04-17',
  microchip: '941000024681357',
  photoUrl: '/drawn/luna.svg',
} as const;

export default async function LandingPage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  const t = await getTranslations('sharing.life');
  const lifetimes = { vet: t(readerLifetimes.vet), groomer: t(readerLifetimes.groomer), sitter: t('sitter') };
  return (
    <main id="main">
      <StructuredData />
      <Hero passport={<PassportCard pet={luna} />} passLifetime={lifetimes.vet} />
      <Features />
      <Sharing>
        <Readers lifetimes={lifetimes} />
      </Sharing>
      <Trust />
      <Questions />
      <Closing />
    </main>
  );
}
