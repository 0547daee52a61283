/** In place of Next's own (3 kB): this application has routes and no server actions (tests/unit/structure). */
export function serverActionReducer() {
  throw new Error('there are no server actions');
}
