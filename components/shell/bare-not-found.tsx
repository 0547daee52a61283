/**
 * In place of Next's own screen for an address above all layouts, which every page carries along (1.3 kB) and no page shows:
 * what nobody knows is answered by `app/[locale]/[...rest]`. What is left for this one are files that are not there.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a module that has one
export default function BareNotFound() {
  return <p>404: Not found</p>;
}
