export type RecordPart =
  | 'treatments'
  | 'vitals'
  | 'symptoms'
  | 'labReports'
  | 'latestLabReports'
  | 'lifelongLabReports'
  | 'latestReadings'
  | 'measures'
  | 'measure'
  | 'doses'
  | 'documents'
  | 'visits'
  | 'photos';
