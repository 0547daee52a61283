export const sinceEver = { plannedFrom: '2000-01-01T00:00:00.000Z', pastPlans: [] };
