import { screen } from '@testing-library/react';
import { useLineWords } from '@/components/overviews/activity/line-words';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { PageLine } from '@/lib/overviews/activity/activity-line';
import { renderInLanguage } from '@/tests/support/render-in-language';

const vital: PageLine = {
  ...{ id: 'l1', at: '2026-11-21T10:00:00.000Z', by: null, memberId: null, hasPhoto: false, entryId: 'v1' },
  ...{ kind: 'changed', collection: 'vitals', shown: { kind: 'temperature', value: 38.4, was: { value: 39.1 } } },
};

function Line() {
  const { sentenceOf, wasOf } = useLineWords({ name: 'Luna', type: 'dog' }, null);
  return (
    <>
      <p data-testid="sentence">{sentenceOf({ line: vital, ticks: [] })}</p>
      <p data-testid="was">{wasOf(vital)}</p>
    </>
  );
}

const cases: [FormatLocale, 'c' | 'f', string, string][] = [
  ['en', 'c', 'Temperature 38.4 °C', '39.1 °C'],
  ['en', 'f', 'Temperature 101.1 °F', '102.4 °F'],
  ['es', 'c', 'Temperatura 38,4 °C', '39,1 °C'],
];

test.each(cases)('R11.3 a measurement in the log has its unit (%s, %s)', (locale, temperatureUnit, now, before) => {
  renderInLanguage(<Line />, locale, { temperatureUnit });
  expect(screen.getByTestId('sentence')).toHaveTextContent(now);
  expect(screen.getByTestId('was')).toHaveTextContent(before);
});
