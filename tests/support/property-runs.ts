/** Runs of a property, each with other values. `npm run test:long` and `test:mutants` use more. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 200);
