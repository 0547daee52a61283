import { readFileSync } from 'node:fs';
import { refusalSource, ruleOf } from '@/lib/overviews/travel/rules';
import { ruleIds } from '@/lib/overviews/travel/vocabulary';

const official = [
  ...['eur-lex.europa.eu', 'food.ec.europa.eu', 'www.gov.uk', 'www.cdc.gov', 'www.ecfr.gov'],
  ...['www.federalregister.gov', 'www.blv.admin.ch', 'www.mast.is'],
];

test.each(ruleIds)('R13.7 the rule %s cites an official source', (id) => {
  const { url, law, readOn, unread } = ruleOf(id);
  expect(official).toContain(new URL(url).host);
  expect([readOn, unread].filter(Boolean)).toHaveLength(1);
  // Web pages are cited with the day they were read, laws with the year of their text.
  expect(readOn ?? law.en).toMatch(/20\d\d/);
  expect(readOn ?? law.es).toMatch(/20\d\d/);
});

test.each(['highRisk', 'iceland', 'swissOrigin', 'unlisted', 'withinUk'] as const)(
  'R13.7 the refusal %s links to an official source',
  (reason) => {
    expect(official).toContain(new URL(refusalSource(reason)?.url ?? '').host);
  },
);

test.each(['place', 'species', 'sameCountry'] as const)('R13.7 the refusal %s has no single source', (reason) => {
  expect(refusalSource(reason)).toBeNull();
});

test.each(['lib/overviews/travel/data/rules.json', 'lib/records/vaccinations/data/vaccines.json'])(
  'R13.7 %s cites no blog for travel',
  (file) => {
    const blogs = /charm-retirement|netzender|ukgovnews|fmbb2018|fantasticsearch|paw2door|finanznachrichten/;
    expect(blogs.exec(readFileSync(file, 'utf8'))?.[0]).toBeUndefined();
  },
);
