export const dynamic = 'force-dynamic';

/** Next's smallest page that is rendered on request. */
export default function Page() {
  return <p>Hello</p>;
}
