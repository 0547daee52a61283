import { screen, within } from '@testing-library/react';
import { WeightSection } from '@/components/records/weights/weight-section';
import type { Weight } from '@/lib/records/weights/weight';
import { loadLateParts, type PageContextInTest, renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const at = new Date('2026-11-21T10:00:00.000Z');
const weight = (daysAgo: number, grams: number, extra: Partial<Weight> = {}): Weight => ({
  id: `w${daysAgo}`,
  measuredAt: new Date(at.getTime() - daysAgo * 86_400_000).toISOString(),
  grams,
  bodyConditionScore: null,
  note: null,
  ...extra,
});

type Props = Parameters<typeof WeightSection>[0];
function section(
  items: Weight[],
  props: Partial<Props> = {},
  locale: 'en' | 'es' = 'en',
  reader: PageContextInTest = {},
) {
  return renderInLanguage(
    <WeightSection
      petId="p1"
      petName="Luna"
      type="cat"
      gender="female"
      breed={null}
      dateOfBirth="2021-03-01"
      deceasedOn={null}
      goal={null}
      weights={{ items, nextCursor: null }}
      adding={false}
      range="1y"
      {...props}
    />,
    locale,
    { timeZone: 'Europe/Madrid', at, ...reader },
  );
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

beforeAll(() => loadLateParts(() => section([weight(0, 5250)])));

describe('weights of a pet', () => {
  test('R7.3 a weight goal shows progress and suppresses the alert', () => {
    const goal = { grams: 4500, from: '2026-10-01', by: '2027-03-01' };
    const items = [weight(0, 5250), weight(28, 5400), weight(60, 6000)];

    const { container } = section(items, { goal });

    expect(plain(container.textContent)).toContain('Target: 4.50 kg by 1 Mar 2027 · 50% of the way there');
    expect(screen.queryByText('See your vet')).not.toBeInTheDocument();
  });

  test('R7.3 weight, trend, alert with source and life stage are shown', () => {
    const { container } = section([weight(0, 4500, { bodyConditionScore: 3, note: 'eats less' }), weight(25, 5000)]);
    expect(plain(container.textContent)).toContain('Last weight4.50 kg');
    expect(plain(container.textContent)).toContain(
      'Below ideal (estimated from the body score of 21 Nov 2026). Down 500 g (10%) in a month.',
    );

    const alert = screen.getByText('See your vet').closest('div') as HTMLElement;
    expect(plain(alert.textContent)).toContain('Luna weighs 10% less than usual (5.00 kg).');
    expect(within(alert).getByText(/vcahospitals\.com/)).toBeInTheDocument();
    expect(screen.getByText(/A guide, not a diagnosis/)).toBeVisible();
    expect(screen.getByText('Life stage: young')).toBeVisible();
    expect(screen.getByText('Body condition 3 of 9: thin')).toBeVisible();
    expect(screen.getByText('eats less')).toBeVisible();
  });

  test('R7.3 shows the weight in Spanish and pounds', () => {
    const { container } = section([weight(0, 5500), weight(150, 5000)], {}, 'es', {
      weightUnit: 'lb',
      timeZone: 'UTC',
      isTimeZoneKnown: false,
    });
    expect(plain(container.textContent)).toContain('12,1 lb');
    expect(plain(container.textContent)).toContain('1,1 lb más que en junio de 2026.');
    expect(plain(screen.getByText(/ha ganado/).textContent)).toContain('Luna ha ganado un 10 % desde el 24 jun 2026');
    expect(screen.getByText('Etapa de vida: joven')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Editar: 12,1\slb, 21\snov\s2026$/ })).toBeVisible();
  });

  test('R7.3 the chart has a name, description, table and range switch', () => {
    section([weight(0, 4500), weight(60, 4600), weight(300, 4700)], { range: '3m' });
    expect(plain(screen.getByRole('img').getAttribute('aria-labelledby'))).not.toBe('');
    expect(plain(screen.getByText(/^From 4\.6/).textContent)).toBe(
      'From 4.60 kg on 22 Sept 2026 to 4.50 kg on 21 Nov 2026. Lowest 4.50 kg, highest 4.60 kg.',
    );
    expect(screen.getByRole('table', { name: 'Luna’s weight', hidden: true })).toBeInTheDocument();

    const links = within(screen.getByRole('navigation', { name: 'Chart period' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 months', expect.stringContaining('?tab=health&part=weights&range=3m')],
      ['1 year', expect.stringContaining('?tab=health&part=weights&range=1y')],
      ['All', expect.stringContaining('?tab=health&part=weights&range=all')],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  test('R7.3 an empty list invites adding one; an empty period shows a note', () => {
    const { unmount } = section([]);
    expect(screen.getByText(/No weights yet/)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).not.toBeInTheDocument();

    unmount();
    section([weight(400, 4500)]);
    expect(screen.getByText('No weights in this period.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '/api/pets/p1/weights/export');
  });

  test('R7.3 small animals are shown in grams, ten entries at first', () => {
    section(
      Array.from({ length: 15 }, (_, day) => weight(day, 900 + day)),
      { type: 'guinea_pig', range: 'all' },
    );

    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'Show older' })).toBeVisible();
    expect(screen.getAllByText(/^9\d\d g$/).length).toBeGreaterThan(10);
  });

  test.each([
    ['en', /vet visits \(1\), vaccinations \(2\)\./, 'Vaccination: Rabies'],
    ['es', /visitas a la clínica \(1\) y vacunas \(2\)\./, 'Vacuna: Rabies'],
  ] as const)('R7.3 visits and doses are pinned to the chart with labels, in %s', (locale, countText, pinLabel) => {
    const events = [
      { id: 'a', kind: 'dose' as const, day: '2026-11-20', label: 'Rabies' },
      { id: 'b', kind: 'dose' as const, day: '2026-11-20', label: 'DHPPi' },
      { id: 'c', kind: 'visit' as const, day: '2026-10-01', label: 'Check-up' },
      { id: 'before', kind: 'visit' as const, day: '2020-01-01', label: 'Too long ago' },
    ];
    const { container } = section([weight(0, 5000), weight(90, 5100)], { events }, locale);

    expect(screen.getByRole('img', { name: countText })).toBeVisible();
    expect([...container.querySelectorAll('.line-chart-pin')].map(({ textContent }) => textContent)).toEqual(['', '2']);
    expect(screen.getByText(pinLabel)).toBeInTheDocument();
    expect(screen.queryByText(/Too long ago/)).not.toBeInTheDocument();
  });
});
