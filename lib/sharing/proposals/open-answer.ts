export interface OpenAnswer {
  pet: { id: string; name: string };
  name: string;
  count: number;
}
