/** An entry of each health collection, a change of it, and fields that the API refuses. */
export const collectionExamples = [
  {
    name: 'weights',
    entry: { measuredAt: '2026-03-07T08:00:00.000Z', grams: 10_400, bodyConditionScore: 5 },
    change: { grams: 10_600 },
    wrong: [
      [{ grams: 0 }, 'grams'],
      [{ grams: 2_000_000 }, 'grams'],
      [{ grams: 10.5 }, 'grams'],
      [{ measuredAt: '9999-01-01T00:00:00Z' }, 'measuredAt'],
      [{ measuredAt: '2020-01-01T00:00:00Z' }, 'measuredAt'],
      [{ bodyConditionScore: 10 }, 'bodyConditionScore'],
    ],
  },
  {
    name: 'vaccinations',
    entry: { vaccine: 'dog.rabies', givenOn: '2026-03-07', validUntil: '2029-03-07', batch: 'A1' },
    change: { clinic: 'Sol' },
    wrong: [
      [{ vaccine: ' ' }, 'vaccine'],
      [{ givenOn: '9999-01-01' }, 'givenOn'],
      [{ givenOn: '2020-01-01' }, 'givenOn'],
      [{ givenOn: '2026-02-30' }, 'givenOn'],
      [{ validUntil: '2026-01-01' }, 'validUntil'],
      [{ document: 'javascript:alert(1)' }, 'document'],
    ],
  },
  {
    name: 'vitals',
    entry: { measuredAt: '2026-03-07T08:00:00.000Z', kind: 'temperature', value: 38.4 },
    change: { value: 38.6 },
    wrong: [
      [{ value: 70 }, 'value'],
      [{ value: '38' }, 'value'],
      [{ kind: 'mood' }, 'kind'],
      [{ measuredAt: 'yesterday' }, 'measuredAt'],
    ],
  },
  {
    name: 'symptoms',
    entry: { noticedAt: '2026-03-07T08:00:00.000Z', kind: 'diarrhea', severity: 'mild', stoolScore: 6 },
    change: { severity: 'severe', durationSeconds: 90 },
    wrong: [
      [{ kind: 'vomiting' }, 'stoolScore'],
      [{ durationSeconds: 0 }, 'durationSeconds'],
      [{ noticedAt: '9999-01-01T00:00:00Z' }, 'noticedAt'],
    ],
  },
  {
    name: 'lab-reports',
    entry: {
      sampledOn: '2026-03-07',
      sample: 'blood',
      results: [{ analyte: 'creatinine', value: 1.9, unit: 'mg/dL' }],
    },
    change: { laboratory: 'IDEXX' },
    wrong: [
      [{ sampledOn: '9999-01-01' }, 'sampledOn'],
      [{ sampledOn: '2020-01-01' }, 'sampledOn'],
      [{ sample: 'saliva' }, 'sample'],
      [{ results: [] }, 'results'],
      [{ results: [{ name: 'Zinc', value: 1 }, { value: 1 }] }, 'results.1.name'],
    ],
  },
  {
    name: 'conditions',
    entry: { name: 'Arthritis', status: 'active', diagnosedOn: '2026-01-07' },
    change: { status: 'resolved', resolvedOn: '2026-03-01' },
    wrong: [
      [{ name: '' }, 'name'],
      [{ status: 'resolved', resolvedOn: '2025-12-01' }, 'resolvedOn'],
      [{ diagnosedOn: '2020-01-01' }, 'diagnosedOn'],
    ],
  },
  {
    name: 'allergies',
    entry: { allergen: 'Chicken', severity: 'severe', reaction: 'Swelling' },
    change: { severity: 'mild' },
    wrong: [
      [{ allergen: '\u200B' }, 'allergen'],
      [{ severity: 'terrible' }, 'severity'],
    ],
  },
  {
    name: 'medications',
    entry: {
      name: 'Phenobarbital',
      dosage: '30 mg',
      frequency: 'BID',
      startsOn: '2026-03-01',
      reminders: ['08:00', '20:00'],
    },
    change: { endsOn: '2026-04-01' },
    wrong: [
      [{ name: '' }, 'name'],
      [{ frequency: 'often' }, 'frequency'],
      [{ endsOn: '2026-02-01' }, 'endsOn'],
      [{ startsOn: '9999-01-01' }, 'startsOn'],
      [{ startsOn: '2020-01-01' }, 'startsOn'],
    ],
  },
  {
    name: 'treatments',
    entry: {
      kind: 'echinococcus',
      product: 'Droncit',
      substance: 'praziquantel',
      givenAt: '2026-03-07T08:00:00.000Z',
      weightGrams: 10_400,
      nextDueOn: '2026-06-07',
    },
    change: { givenBy: 'Dr. Paw' },
    wrong: [
      [{ product: ' ' }, 'product'],
      [{ kind: 'moles' }, 'kind'],
      [{ givenAt: '2020-01-01T00:00:00Z' }, 'givenAt'],
      [{ weightGrams: 900_000 }, 'weightGrams'],
      [{ nextDueOn: '2026-03-01' }, 'nextDueOn'],
    ],
  },
] as const;
