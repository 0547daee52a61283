import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageContext } from '#page-context';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { Fact } from '@/lib/overviews/provenance/queries';

const bold = (chunks: ReactNode) => <b>{chunks}</b>;

export function FactSentence({ of: { source, typist, corrector, formerReader } }: { of: Fact }) {
  const t = useTranslations('whoseWord');
  const { locale, timeZone } = usePageContext();
  const dateOf = (at: string) => formatDay(dayIn(instantFromJson(at), timeZone), locale);
  const { kind, reader, saidAt, corrected } = source;
  const by = joinIsolated([reader?.name, reader?.clinic], ', ');
  const values = {
    b: bold,
    by,
    date: saidAt ? dateOf(saidAt) : '',
    through: reader?.through ?? '',
    document: source.document ?? '',
    ...typist,
  };
  return (
    <>
      <p className="fact-sentence">{t.rich(`sentence.${kind}`, values)}</p>
      {corrected ? (
        <p className="text-info">{t('sentence.corrected', { ...corrector, date: dateOf(corrected.at) })}</p>
      ) : null}
      {formerReader ? <p className="text-info">{t('sentence.former', { name: formerReader })}</p> : null}
    </>
  );
}
