import { createTranslator } from 'next-intl';
import { paths } from '@/lib/core/config/paths';
import { languageName } from '@/lib/core/i18n/intl-formats';
import { type Locale, locales } from '@/lib/core/i18n/locales';
import { loadMessages } from '@/lib/core/i18n/messages';
import { frequencies } from '@/lib/records/medications/vocabulary';
import { petGenders, petTypes } from '@/lib/records/pets/vocabulary';
import { treatmentKinds } from '@/lib/records/treatments/vocabulary';
import { vaccineNames } from '@/lib/records/vaccinations/catalogue';
import { type AllWords, placeholders, WORDS, type Words, wordKeys } from './words';

const table = (codes: readonly string[], name: (code: string) => string) =>
  Object.fromEntries(codes.map((code) => [code, name(code)]));

async function wordsOf(locale: Locale): Promise<Words> {
  const t = createTranslator({ locale, messages: await loadMessages(locale) });
  // The page's script replaces the braces.
  const braces = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`]));
  const text = (key: string) => (t as (key: string, values?: object) => string)(key, braces);
  return {
    texts: table(wordKeys, (key) => text(`${WORDS}.${key}`)) as Words['texts'],
    names: {
      type: table(petTypes, (code) => text(`pets.type.${code}`)),
      gender: table(petGenders, (code) => text(`pets.gender.${code}`)),
      neutered: table(['yes', 'no'], (code) => text(`pets.neutered.${code}`)),
      frequency: table(frequencies, (code) => text(`medications.frequencies.${code}`)),
      vaccine: vaccineNames(locale),
      treatment: table(treatmentKinds, (code) => text(`treatments.kinds.${code}`)),
      language: Object.fromEntries(locales.map((code) => [code, languageName(code, locale)])),
    },
  };
}

/** Only `<` could end a script element. */
const embedJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

export async function checkPage(): Promise<string> {
  const words = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await wordsOf(locale)] as const)),
  ) as AllWords;
  const { title, description } = words.en.texts;
  const without = locales.map((locale) => `<p lang="${locale}">${words[locale].texts.noscript}</p>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/icons/icon-192.png">
<link rel="stylesheet" href="${paths.check}/check.css">
<script type="application/json" id="words">${embedJson(words)}</script>
<script type="module" src="${paths.check}/check.js"></script>
</head>
<body>
<header class="bar"><a href="/" id="home">Pawfolio</a><nav id="languages"></nav></header>
<main id="main"><noscript>${without}</noscript></main>
</body>
</html>
`;
}
