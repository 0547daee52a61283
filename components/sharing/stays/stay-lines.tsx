import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatTime, instantFromJson, timeIn } from '@/lib/core/time/dates';
import type { StayLine } from '@/lib/sharing/stays/queries/report';
import { UndoLine } from './undo-button';

const SHOWN = 2;

export function StayLines({ lines }: { lines: readonly StayLine[] }) {
  const t = useTranslations('stays.page');
  const doses = lines.filter(({ source }) => source === 'dose');
  const ticks = lines.filter(({ source }) => source === 'routine');
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <Lines lines={doses} />
      {ticks.length > SHOWN ? (
        <details className="group rounded-tile bg-sunken">
          <summary className="tap flex list-none items-center gap-3 px-3.5 [&::-webkit-details-marker]:hidden">
            <Icon of="check" className="size-5 shrink-0" />
            <span className="grow">{t('ticks', { count: ticks.length })}</span>
            <Icon of="chevron-down" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
          </summary>
          <Lines lines={ticks} />
        </details>
      ) : (
        <Lines lines={ticks} />
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly StayLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: StayLine }) {
  const t = useTranslations('stays.page');
  const { locale } = usePageContext();
  const { title, petName, source, by, at, timeZone } = line;
  const time = formatTime(timeIn(instantFromJson(at), timeZone), locale);
  return (
    <li className="flex min-h-12 items-center gap-3 rounded-tile bg-sunken px-3.5 py-1">
      <Icon
        of={source === 'dose' ? 'pill' : 'check'}
        className={source === 'dose' ? 'size-5 shrink-0 text-danger' : 'size-5 shrink-0'}
      />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="font-medium">{joinIsolated([title], '')}</span>{' '}
        <span className="text-muted">{t('by', { pet: petName, name: by, time })}</span>
      </span>
      <span className="shrink-0">
        <UndoLine line={line} what={joinIsolated([title, petName], ', ')} />
      </span>
    </li>
  );
}
