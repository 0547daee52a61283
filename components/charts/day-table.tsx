import './charts.css';

interface DayTableProps {
  caption: string;
  dayHeading: string;
  headings: readonly string[];
  rows: readonly { day: string; label: string; values: readonly string[] }[];
}

export function DayTable({ caption, dayHeading, headings, rows }: DayTableProps) {
  return (
    <table className="day-table text-xs sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{dayHeading}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, label, values }) => (
          <tr key={day}>
            <th scope="row">{label}</th>
            {values.map((value, column) => (
              <td key={headings[column]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
