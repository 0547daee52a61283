import { jsonForScript, landingData, StructuredData } from '@/components/site/landing/structured-data';
import { renderInLanguage } from '../../../../support/render-in-language';
import { locales, words } from '../../../../support/words';

test('R1.1 text cannot close the surrounding script element', () => {
  const questions = [{ question: '</script><b>?', answer: '<!-- & -->' }];
  const json = jsonForScript(landingData({ locale: 'en', description: '<i>', questions }));

  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][1].mainEntity[0]).toMatchObject({
    name: '</script><b>?',
    acceptedAnswer: { text: '<!-- & -->' },
  });
});

test.each(locales)('R1.1 R5.4 structured data describes the product and questions in its language: %s', (locale) => {
  const t = words(locale);
  const { container } = renderInLanguage(<StructuredData />, locale);
  const script = container.querySelector('script[type="application/ld+json"]');
  const [product, page] = JSON.parse(script?.textContent ?? '')['@graph'];

  expect(product).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Pawfolio',
    description: t('landing.metaDescription'),
    inLanguage: locale,
    offers: { price: '0' },
  });
  expect(page['@type']).toBe('FAQPage');
  expect(page.mainEntity).toHaveLength(8);
  expect(page.mainEntity[0].name).toBe(t('landing.questions.items.price.question'));
  expect(page.mainEntity[0].acceptedAnswer.text).toBe(t('landing.questions.items.price.answer'));
});
