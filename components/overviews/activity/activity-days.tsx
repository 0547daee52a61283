import './activity.css';
import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { FORMER_CARER, PersonRing } from '@/components/ornaments/person-ring';
import { Icon } from '@/components/ui/icon';
import { addDays, formatDay, formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import type { PageLine } from '@/lib/overviews/activity/activity-line';
import { byDay, type FoldedLine, foldTicks } from '@/lib/overviews/activity/fold';
import type { Ring } from '@/lib/page-context/ring';
import { useLineWords } from './line-words';

export interface ActivityPet {
  id: string;
  name: string;
  type: string;
}

interface ActivityDaysProps {
  pet: ActivityPet;
  lines: readonly PageLine[];
  rings: readonly Ring[];
  ownId: string | null;
}

export function ActivityDays({ pet, lines, rings, ownId }: ActivityDaysProps) {
  const t = useTranslations('activity');
  const { today, timeZone, locale } = usePageContext();
  const yesterday = addDays(today, -1);
  const days = byDay(lines, timeZone);
  const nameOf = (day: string) => {
    if (day === today) return t('today');
    return day === yesterday ? t('yesterday') : formatDay(day, locale, 'weekday');
  };
  return days.map(({ day, lines: own }, index) => (
    <details key={day} className="activity-day" open={index === 0}>
      <summary>
        <h2>{nameOf(day)}</h2>
        <span className="activity-count">{t('count', { count: own.length })}</span>
        <span className="activity-rings" aria-hidden="true">
          {rings
            .filter(({ id }) => own.some(({ memberId }) => memberId === id))
            .slice(0, 4)
            .map((ring) => (
              <PersonRing key={ring.id} person={ring} size={26} />
            ))}
        </span>
        <Icon of="chevron-down" className="activity-chevron" />
      </summary>
      <ol className="activity-thread">
        {foldTicks(own).map((one) => (
          <Line key={one.line.id} foldedLine={one} pet={pet} rings={rings} ownId={ownId} />
        ))}
      </ol>
    </details>
  ));
}

function Line({ foldedLine, pet, rings, ownId }: Omit<ActivityDaysProps, 'lines'> & { foldedLine: FoldedLine }) {
  const t = useTranslations('activity');
  const { timeZone, locale } = usePageContext();
  const { sentenceOf, wasOf, quoteOf } = useLineWords(pet, ownId);
  const { line } = foldedLine;
  const [was, quote] = [wasOf(line), quoteOf(line)];
  return (
    <li>
      {rings.length > 0 ? (
        <PersonRing person={rings.find(({ id }) => id === line.memberId) ?? FORMER_CARER} size={40} />
      ) : null}
      <div className="activity-told">
        <p>
          {sentenceOf(foldedLine)} {was ? <span className="text-muted">{was}</span> : null}
        </p>
        {quote ? (
          <blockquote dir="auto" className="wrap-anywhere">
            {quote}
          </blockquote>
        ) : null}
        {line.hasPhoto && line.kind === 'created' ? (
          <img src={`/api/pets/${pet.id}/photos/${line.entryId}/file?size=small`} alt={t('photo')} loading="lazy" />
        ) : null}
      </div>
      <time dateTime={line.at}>{formatTime(timeIn(instantFromJson(line.at), timeZone), locale)}</time>
    </li>
  );
}
