import { useSourceWords } from '@/components/ornaments/source-words';
import { RichText } from '@/components/records/pets/rich-text';
import { correctionsIn } from '@/lib/overviews/provenance/history';
import type { Fact } from '@/lib/overviews/provenance/queries';
import { useFieldWords } from './field-words';

export function FactValues({ of: { fields, values, history, remarks } }: { of: Fact }) {
  const { labelOf, textOf } = useFieldWords(fields.all);
  const { corrected } = useSourceWords();
  const corrections = correctionsIn(history);
  const visibleFields = fields.others.filter((name) => textOf(name, values) !== '');
  return (
    <>
      <dl className="fact-values">
        {visibleFields.map((name) => (
          <div key={name} className={fields.all[name]?.joins ? 'wide' : undefined}>
            <dt>{labelOf(name)}</dt>
            {fields.all[name]?.joins === 'richText' ? (
              <dd>
                <RichText html={String(values[name])} />
              </dd>
            ) : (
              <dd dir="auto">{textOf(name, values)}</dd>
            )}
            {corrections[name] ? <dd className="text-sm text-info">{corrected(corrections[name])}</dd> : null}
          </div>
        ))}
      </dl>
      {remarks.map((text) => (
        <p key={text} dir="auto" className="whitespace-pre-line text-muted wrap-anywhere">
          {text}
        </p>
      ))}
    </>
  );
}
