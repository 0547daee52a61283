import { IntentLink } from '@/components/shell/intent-link';
import { Stamp } from '@/components/ui/stamp';
import type { StampsData } from './booklet-data';
import { BookletPage } from './booklet-page';
import { FirstStamp } from './first-stamp';

export function StampsPage({ of: { title, due, label, href, stamps, first } }: { of: StampsData }) {
  return (
    <BookletPage id="stamps" title={title} aside={<span>{due}</span>}>
      {stamps.length > 0 ? (
        <ul aria-label={label} className="booklet-stamps">
          {stamps.map(({ id, isOld, ...stamp }) => (
            <li key={id} data-old={isOld}>
              <IntentLink href={href}>
                <Stamp {...stamp} />
              </IntentLink>
            </li>
          ))}
        </ul>
      ) : null}
      {first ? <FirstStamp first={first} /> : null}
    </BookletPage>
  );
}
