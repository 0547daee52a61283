import { measures } from './columns/measures';
import { readings } from './columns/readings';

/** Items of the registry for measurements at home. */
export const measureEntries = {
  measures: {
    table: 'Measure',
    relation: 'measures',
    parameter: 'measureId',
    api: { tag: 'Health record', one: 'home measure', many: 'home measures' },
    health: true,
    sections: ['measures'],
    passport: [],
    columns: measures,
    bin: { title: 'COALESCE(e."name", e."kind"::text)', at: 'createdAt' },
  },
  readings: {
    table: 'Reading',
    relation: 'readings',
    parameter: 'readingId',
    parent: 'measures',
    api: { tag: 'Health record', one: 'reading', many: 'readings' },
    sections: ['measures'],
    passport: [],
    columns: readings,
    bin: { title: 'COALESCE(parent."name", parent."kind"::text)', at: 'measuredAt' },
  },
} as const;
