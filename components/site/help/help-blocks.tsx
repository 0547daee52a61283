import { Fragment } from 'react';

/** Blocks: `= ` starts a heading, dashes a list, numbers steps; others are paragraphs. `[words](/path)` is a link. */
export function HelpBlocks({ text }: { text: string }) {
  return text.split('\n\n').map((block) => <Block key={block} lines={block.split('\n')} />);
}

function Block({ lines }: { lines: string[] }) {
  const [first = ''] = lines;
  if (first.startsWith('= ')) return <h2 className="mt-9 text-2xl">{first.slice(2)}</h2>;
  if (first.startsWith('- ')) {
    return (
      <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-accent">
        {lines.map((line) => (
          <li key={line}>
            <LinkedText text={line.slice(2)} />
          </li>
        ))}
      </ul>
    );
  }
  if (/^\d\. /.test(first)) {
    return (
      <ol className="mt-4 grid list-decimal gap-2 pl-6 marker:font-mono marker:text-primary">
        {lines.map((line) => (
          <li key={line}>
            <LinkedText text={line.slice(3)} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <p className="mt-4">
      <LinkedText text={lines.join(' ')} />
    </p>
  );
}

/** `split` returns text, label, path, text, … in turn. */
function LinkedText({ text }: { text: string }) {
  const parts = text.split(/\[([^[\]]+)\]\((\/[^()]*)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const key = `${index}${part}`;
    if (index % 3 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={parts[index + 1]} className="text-primary underline underline-offset-4 hover:decoration-2">
        {part}
      </a>
    );
  });
}
