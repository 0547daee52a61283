/** Blocks: lines with a dash form a list, lines with a bar a table; others are paragraphs. */
export function LegalBlocks({ text }: { text: string }) {
  return (
    <div className="mt-4 grid gap-4 leading-relaxed">
      {text.split('\n\n').map((block) => (
        <LegalBlock key={block} lines={block.split('\n')} />
      ))}
    </div>
  );
}

function LegalBlock({ lines }: { lines: string[] }) {
  if (lines[0]?.startsWith('| ')) return <LegalTable rows={lines.map(cellsOf)} />;
  if (!lines[0]?.startsWith('- ')) return <p>{lines.join(' ')}</p>;
  return (
    <ul className="grid list-disc gap-2 pl-6 marker:text-accent">
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}

const cellsOf = (line: string) => line.slice(2).split(' | ');

function namesIn(cell: string): string[] {
  const parts = cell.split(', ');
  return parts.every((part) => /^[\w-]+$/.test(part)) ? parts : [cell];
}

function LegalTable({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', purpose, life]) => (
          <tr key={name}>
            <th scope="row">
              {namesIn(name).map((one) => (
                <span key={one}>{one}</span>
              ))}
            </th>
            <td>{purpose}</td>
            <td>{life}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
