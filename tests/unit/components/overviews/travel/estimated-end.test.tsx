import { screen } from '@testing-library/react';
import { useTravelWords } from '@/components/overviews/travel/travel-words';
import { aPlanOf, aTrip, rabies, stepOf } from '@/tests/support/a-trip';
import { renderInLanguage } from '@/tests/support/render-in-language';

function RabiesText({ nextDueOn }: { nextDueOn: string | null }) {
  const pet = { id: 'p1', name: 'Luna', type: 'dog', country: 'ES', photoUrl: null } as const;
  const { wordsOf } = useTravelWords(aTrip, { pet, timeZone: 'Europe/Madrid' });
  const plan = aPlanOf({ pet: { doses: [{ ...rabies('2025-12-22'), nextDueOn }] } });
  return <p>{wordsOf(stepOf(plan, 'rabies')).text}</p>;
}

test.each([
  ['en', null, 'Estimated to end on 22 December 2026, one year after it was given'],
  ['en', '2026-12-24', 'Estimated to end on 24 December 2026, the date recorded for the next dose'],
  ['es', null, 'Estimamos que termina el 22 de diciembre de 2026, un año después de ponerse'],
] as const)('R13.8 an estimated end names its source in %s: %s', (locale, nextDueOn, text) => {
  renderInLanguage(<RabiesText nextDueOn={nextDueOn} />, locale);
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
});
