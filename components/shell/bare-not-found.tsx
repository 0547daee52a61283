/** Replaces Next's own screen, 1.3 kB on every page. For files; `app/[locale]/[...rest]` answers other addresses. */
// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default function BareNotFound() {
  return <p>404: Not found</p>;
}
