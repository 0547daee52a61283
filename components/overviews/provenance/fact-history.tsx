import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { MarkIcon, type MarkKind } from '@/components/ornaments/source-mark';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { FieldChange, HistoryEvent } from '@/lib/overviews/provenance/history';
import type { Fact } from '@/lib/overviews/provenance/queries';
import { useFieldWords } from './field-words';

const marks = {
  confirmed: 'confirmed',
  proposed: 'proposed',
  correctedBy: 'corrected',
  changed: 'corrected',
  attached: 'document',
  typed: 'typed',
  imported: 'imported',
  read: 'read',
  added: 'typed',
} as const;

function markOf({ what, reader }: HistoryEvent): MarkKind {
  if (what !== 'writtenBy') return marks[what];
  return reader?.through ? 'confirmed' : 'proposed';
}

/** History of an entry, newest first. Previous values stay readable (R13.2). */
export function FactHistory({ of: { history, fields } }: { of: Fact }) {
  const t = useTranslations('whoseWord');
  const { locale, timeZone } = usePageContext();
  const dayOf = (at: string) => dayIn(instantFromJson(at), timeZone);
  return (
    <ol className="fact-history">
      {history.map((event) => (
        <li key={`${event.at} ${event.what} ${event.document ?? ''}`}>
          <MarkIcon of={markOf(event)} size={24} />
          <div>
            <p>{t(`history.${event.what}`, { ...event.who, by: event.reader?.name ?? '' })}</p>
            {event.document ? <p dir="auto">{event.document}</p> : null}
            {event.changes.map((change) => (
              <Change key={change.name} of={change} fields={fields.all} />
            ))}
            <ReaderWay of={event} />
          </div>
          <time dateTime={dayOf(event.at)}>{formatDay(dayOf(event.at), locale, 'medium')}</time>
        </li>
      ))}
    </ol>
  );
}

function ReaderWay({ of: { reader, who } }: { of: HistoryEvent }) {
  const t = useTranslations('whoseWord.history');
  if (reader === null) return null;
  const way = reader.through ? t('through', { through: reader.through }) : t('asTyped');
  return (
    <p>
      {way}; {t('accepted', { ...who })}
    </p>
  );
}

function Change({ of: { name, was, became }, fields }: { of: FieldChange; fields: Fact['fields']['all'] }) {
  const t = useTranslations('whoseWord.history');
  const { labelOf, textOf } = useFieldWords(fields);
  return (
    <p>
      {labelOf(name)}: <del dir="auto">{textOf(name, was) || t('nothing')}</del>{' '}
      <ins dir="auto">{textOf(name, became) || t('nothing')}</ins>
    </p>
  );
}
