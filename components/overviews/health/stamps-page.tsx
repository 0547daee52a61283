import { IntentLink } from '@/components/loading/intent-link';
import { MarkIcon } from '@/components/ornaments/source-mark';
import { Stamp } from '@/components/ornaments/stamp';
import { paths } from '@/lib/core/config/paths';
import type { StampsData } from './booklet-data';
import { BookletPage } from './booklet-page';
import { FirstStamp } from './first-stamp';

/** Widths in px. */
const SIZES = { current: 128, old: 100 };

interface StampsPageProps {
  petId: string;
  of: StampsData;
}

export function StampsPage({ petId, of: { title, due, label, stamps, all, more, legend, first } }: StampsPageProps) {
  const href = paths.petHealth(petId, 'vaccinations');
  return (
    <BookletPage id="stamps" title={title} aside={<span>{due}</span>}>
      {stamps.length > 0 ? <StampList label={label} href={href} stamps={stamps} /> : null}
      {more ? (
        <details className="booklet-more" open={more.isOpen}>
          <summary className="tap">
            <span className="if-closed">{more.show}</span>
            <span className="if-open">{more.hide}</span>
          </summary>
          <StampList label={label} href={href} stamps={more.stamps} />
        </details>
      ) : null}
      {all ? (
        <>
          <IntentLink href={href} className="booklet-all tap">
            {all.text}
          </IntentLink>
          <p dir="auto" className="hidden columns-2 text-xs whitespace-pre-line print:block">
            {all.lines}
          </p>
        </>
      ) : null}
      {legend.length > 0 ? (
        <ul className="stamp-legend">
          {legend.map(({ mark, word }) => (
            <li key={mark}>
              <MarkIcon of={mark} />
              {word}
            </li>
          ))}
        </ul>
      ) : null}
      {first ? <FirstStamp first={first} /> : null}
    </BookletPage>
  );
}

interface StampListProps extends Pick<StampsData, 'label' | 'stamps'> {
  href: string;
}

function StampList({ label, href, stamps }: StampListProps) {
  return (
    <ul aria-label={label} className="booklet-stamps">
      {stamps.map(({ id, isOld, mark, ...stamp }) => (
        <li key={id} data-old={isOld}>
          <IntentLink href={href} className={mark && 'stamp-marked'}>
            <Stamp {...stamp} size={isOld ? SIZES.old : SIZES.current} />
            {mark ? (
              <span className="stamp-mark">
                <MarkIcon of={mark} size={25} />
              </span>
            ) : null}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
