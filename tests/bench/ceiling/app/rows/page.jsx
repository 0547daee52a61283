import { readRows } from '../../rows';

export const dynamic = 'force-dynamic';

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
