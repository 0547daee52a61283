/**
 * Replaces Next's own screen (1.3 kB on every page): `app/[locale]/[...rest]` answers unknown addresses, this one
 * files.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default function BareNotFound() {
  return <p>404: Not found</p>;
}
