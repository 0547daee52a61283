interface DayTableProps {
  caption: string;
  dayHeading: string;
  headings: readonly string[];
  rows: readonly { day: string; label: string; values: readonly string[] }[];
}

export function DayTable({ caption, dayHeading, headings, rows }: DayTableProps) {
  return (
    <table className="w-full text-left text-xs sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge align-bottom">
          <th scope="col" className="py-2 pr-2 font-medium">
            {dayHeading}
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2 pl-2 text-right font-medium">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, label, values }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-2 font-normal whitespace-nowrap">
              {label}
            </th>
            {values.map((value, column) => (
              <td key={headings[column]} className="py-1.5 pl-2 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
