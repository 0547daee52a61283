import { screen, within } from '@testing-library/react';
import { legalSections } from '@/components/site/legal/legal-sections';
import { LegalText } from '@/components/site/legal/legal-text';
import { cookieNames } from '@/lib/core/config/cookies';
import { consentCookieNames } from '@/lib/core/http/consent';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { renderInLanguage } from '../../../../support/render-in-language';
import { locales, words } from '../../../../support/words';

const policies = ['privacy', 'terms'] as const;
const cases = policies.flatMap((policy) => locales.map((locale) => [policy, locale] as const));

function shape(text: string): string[] {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    if (block.startsWith('| ')) return `table ${lines.map((line) => line.split(' | ').length).join()}`;
    return block.startsWith('- ') ? `list ${lines.length}` : 'paragraph';
  });
}

test.each(cases)('R1.3 every section of a policy exists and is linked: %s %s', (policy, locale) => {
  const t = words(locale);
  renderInLanguage(<LegalText policy={policy} />, locale);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(`legal.${policy}.title`));

  const contents = within(screen.getByRole('navigation', { name: t('legal.contents') }));
  for (const section of legalSections[policy]) {
    const title = t(`legal.${policy}.${section}.title`);
    expect(screen.getByRole('region', { name: new RegExp(title) })).toHaveAttribute('id', section);
    expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${section}`);
  }
});

test.each(policies)('R1.3 both languages share sections, lists and tables: %s', (policy) => {
  const { title: _title, summary: _summary, ...english } = en.legal[policy];
  const spanish: Record<string, unknown> = es.legal[policy];
  expect(Object.keys(english)).toEqual([...legalSections[policy]]);
  for (const [section, { text }] of Object.entries(english)) {
    expect([section, shape((spanish[section] as { text: string }).text)]).toEqual([section, shape(text)]);
  }
});

test.each(locales)('R1.3 R3.5 the privacy policy lists every cookie and browser key: %s', (locale) => {
  renderInLanguage(<LegalText policy="privacy" />, locale);
  const names = screen.getAllByRole('rowheader').flatMap((cell) => [...cell.children].map((one) => one.textContent));
  const cookies = Object.values(cookieNames).map((name) => (typeof name === 'function' ? name(false) : name));
  const storageNames = ['user', 'isAdmin', 'lng', 'pwaPromptDismissed', 'pwaPromptLastShown', 'pawfolio-sent-link'];
  expect(names).toEqual(expect.arrayContaining([...cookies, ...Object.values(consentCookieNames), ...storageNames]));
});
