import { readRows } from '../../rows';

export const dynamic = 'force-dynamic';

/** The smallest page that shows 15 rows. */
export default async function Page() {
  const rows = await readRows();
  return (
    <ul>
      {rows.map(({ id, name, type, breed }) => (
        <li key={id}>
          <a href={`/pets/${id}`}>{name}</a> {type} {breed}
        </li>
      ))}
    </ul>
  );
}
