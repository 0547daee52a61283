/** Somebody's answer through a link, of which something is still to be decided. */
export interface OpenAnswer {
  pet: { id: string; name: string };
  name: string;
  count: number;
}
