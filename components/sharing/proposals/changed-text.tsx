import { diffChars } from 'diff';
import { Fragment } from 'react';

/** Characters. In longer texts, changes are not marked individually. */
const SHORT = 40;

export function ChangedText({ before, after }: { before: string; after: string }) {
  if (before === '' || before.length > SHORT || after.length > SHORT) return <bdi>{after}</bdi>;
  return (
    <bdi>
      {diffChars(before, after)
        .filter(({ removed }) => !removed)
        .map(({ value, added }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
          <Fragment key={index}>
            {added ? <mark className="rounded-sm bg-due-soft text-inherit">{value}</mark> : value}
          </Fragment>
        ))}
    </bdi>
  );
}
