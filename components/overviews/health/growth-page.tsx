import { LineChart } from '@/components/charts/line-chart';
import { IntentLink } from '@/components/loading/intent-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { GrowthData, GrowthSummary } from './booklet-data';
import { BookletInvitation, BookletPage } from './booklet-page';

interface GrowthPageProps {
  petId: string;
  of: GrowthData;
}

export function GrowthPage({ petId, of: { title, summary, first } }: GrowthPageProps) {
  const ideal = summary?.ideal ? (
    <span className="booklet-ideal">
      <Icon of="check" />
      {summary.ideal}
    </span>
  ) : null;
  return (
    <BookletPage id="growth" title={title} aside={ideal}>
      {summary ? <Growth petId={petId} summary={summary} /> : null}
      {first ? <BookletInvitation icon="plus" to={first} /> : null}
    </BookletPage>
  );
}

interface GrowthProps {
  petId: string;
  summary: GrowthSummary;
}

function Growth({ petId, summary: { number, unit, steady, chart, stages, events, all } }: GrowthProps) {
  return (
    <>
      <p className="booklet-number">
        <b>{number}</b> <i>{unit}</i> {steady ? <span>{steady}</span> : null}
      </p>
      <LineChart className="booklet-chart" mostDots={0} {...chart} />
      {stages.length > 0 ? (
        <ol className="booklet-stages">
          {stages.map(({ name, from, share }) => (
            <li key={from} aria-hidden={name === '' || undefined} style={{ flexGrow: share }}>
              {name}
            </li>
          ))}
        </ol>
      ) : null}
      {events.length > 0 ? (
        <ul className="booklet-visits">
          {events.map(({ id, icon, label, day, month }) => (
            <li key={id}>
              <Icon of={icon} />
              <span dir="auto">{label}</span>
              <time dateTime={day}>{month}</time>
            </li>
          ))}
        </ul>
      ) : null}
      <IntentLink
        href={paths.petHealth(petId, 'weights')}
        className="tap flex items-center font-medium text-primary print:hidden"
      >
        {all}
      </IntentLink>
    </>
  );
}
