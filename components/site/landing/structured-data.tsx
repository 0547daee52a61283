import { useLocale, useTranslations } from 'next-intl';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { type Locale, languageOf } from '@/lib/core/i18n/locales';
import { questionNames } from './question-names';

interface LandingFacts {
  locale: Locale;
  description: string;
  questions: { question: string; answer: string }[];
}

export function landingData({ locale, description, questions }: LandingFacts): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: PRODUCT_NAME,
        description,
        inLanguage: locale,
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Web',
        isAccessibleForFree: true,
        license: 'https://opensource.org/license/mit',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      },
      {
        '@type': 'FAQPage',
        inLanguage: locale,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}

/** Escapes JSON for a script element, so that `</script>` can't end it. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function StructuredData() {
  const t = useTranslations('landing');
  const questions = questionNames.map((name) => ({
    question: t(`questions.items.${name}.question`),
    answer: t(`questions.items.${name}.answer`),
  }));
  const data = landingData({ locale: languageOf(useLocale()), description: t('metaDescription'), questions });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own messages, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />;
}
