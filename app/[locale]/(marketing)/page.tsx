import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Closing } from '@/components/landing/closing';
import { Features } from '@/components/landing/features';
import { Hero } from '@/components/landing/hero';
import { PassportCard } from '@/components/pets/passport-card';
import { LanguageAlternates } from '@/components/shell/language-alternates';
import type { Locale } from '@/lib/core/i18n/locales';
import { paths } from '@/lib/core/paths';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale: locale as Locale, namespace: 'landing' });
  return { title: { absolute: t('metaTitle') }, description: t('metaDescription') };
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
  setRequestLocale(locale as Locale);
  return (
    <main id="main">
      <LanguageAlternates path={paths.landing} />
      <Hero passport={<PassportCard pet={luna} />} />
      <Features />
      <Closing />
    </main>
  );
}
