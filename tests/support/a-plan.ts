/** The plan of an entry that has always existed and never changed. */
export const sinceEver = { plannedFrom: '2000-01-01T00:00:00.000Z', pastPlans: [] };
