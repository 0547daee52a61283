'use client';

import { SkipForward, TriangleAlert, Undo2, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { isolated } from '@/lib/core/i18n/isolate';
import type { CompletionStatus } from '@/lib/records/routines/vocabulary';
import { styleOf } from './item-style';
import type { ShownItem } from './shown-item';
import { TickMark } from './tick-mark';

interface AgendaRowProps {
  item: ShownItem;
  ticked: CompletionStatus | null;
  busy?: boolean;
  onTick: (how: CompletionStatus) => void;
  onUndo?: (() => void) | undefined;
}

export function AgendaRow({ item, ticked, busy = false, onTick, onUndo }: AgendaRowProps) {
  const t = useTranslations('agenda');
  const { kind, title, petName: name, when, about, warnings, state, open, href, recordHref } = item;
  const { icon, tone } = styleOf(item);
  const what = t('what', { title, name, when });
  const tick = t(kind === 'dose' ? 'give' : 'tick', { what });
  return (
    <li className={cn('flex items-start rounded-control border border-l-4 border-line bg-surface', tone)}>
      <TickMark
        label={ticked ? t('ticked', { what }) : tick}
        ticked={ticked}
        state={state}
        busy={busy}
        onTick={open || ticked ? () => onTick('done') : null}
      />
      <div className="min-w-0 grow pb-1.5 pl-1 first:pl-3">
        <IntentLink href={href} className="tap flex flex-wrap items-center gap-x-2 underline-offset-4 hover:underline">
          <span className={cn('font-medium tabular', state === 'overdue' && !ticked && 'text-danger')}>{when}</span>
          <Icon of={icon} className="size-4 shrink-0 text-muted" />
          <span dir="auto" className={cn('min-w-0 wrap-anywhere', ticked && 'line-through')}>
            {title}
          </span>
        </IntentLink>
        <p className="-mt-1.5 text-sm text-muted wrap-anywhere">{about}</p>
        {warnings.map((warning, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two allergies may read the same
          <p key={index} className="flex gap-1.5 text-sm font-medium text-danger">
            <Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{warning}</span>
          </p>
        ))}
        {recordHref && !ticked ? (
          <Button asChild variant="soft" className="mt-1.5 print:hidden">
            <IntentLink href={recordHref} aria-label={`${t(answerWord(item), { name })} ${isolated(what)}`}>
              {t(answerWord(item), { name })}
            </IntentLink>
          </Button>
        ) : null}
      </div>
      {ticked && onUndo ? (
        <Button variant="link" busy={busy} className="print:hidden" aria-label={t('undoOf', { what })} onClick={onUndo}>
          <Icon of={Undo2} />
          {t('undo')}
        </Button>
      ) : null}
      {open && !ticked && kind !== 'follow-up' ? (
        <Button
          variant="ghost"
          size="icon"
          busy={busy}
          className="shrink-0 text-muted print:hidden"
          aria-label={t(kind === 'appointment' ? 'notHappened' : 'skip', { what })}
          onClick={() => onTick('skipped')}
        >
          <Icon of={kind === 'appointment' ? X : SkipForward} className="size-4.5" />
        </Button>
      ) : null}
    </li>
  );
}

function answerWord({ kind, asksHistory }: ShownItem) {
  if (kind === 'treatment') return 'addTreatment';
  if (kind !== 'vaccination') return 'howDidItGo';
  return asksHistory ? 'addHistory' : 'addDose';
}
