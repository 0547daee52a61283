const id = (count: number) => `01990000-0000-7000-8000-${String(count).padStart(12, '0')}`;
const at = '2026-03-28T12:00:00Z';
const day = '2026-03-28';
const later = '2027-03-28T12:00:00Z';
const bytes = (text: string) => `\\x${Buffer.from(text).toString('hex')}`;
const stamps = { createdAt: at, updatedAt: at };

const userId = id(1);
export const petId = id(2);
export const adminId = id(3);

type Rows = Record<string, Record<string, unknown>>;

/**
 * @param secretHash secret's hash of the session, in SQL notation of bytes
 * @returns one row per table, with the columns right after the migration that created it
 */
export const rowsByMigration = (secretHash: string): Record<string, Rows> => ({
  '20261121025811_init': {
    User: {
      ...{ id: userId, email: 'Ana@example.com', emailKey: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' },
      ...{ shortId: 'short', firebaseId: 'firebase', locale: 'es', ...stamps },
    },
    Session: {
      ...{ id: id(10), userId, secretHash, device: 'Chrome, Linux', remember: true },
      ...{ createdAt: at, lastSeenAt: at, expiresAt: later },
    },
    SignInRequest: {
      ...{ id: id(11), email: 'ana@example.com', emailKey: 'ana@example.com', locale: 'es', remember: false },
      ...{ browserHash: bytes('browser'), tokenHash: bytes('token'), codeHash: bytes('code'), codeTries: 2 },
      ...{ createdAt: at, sentAt: at, usedAt: at },
    },
    Pet: {
      ...{ id: petId, ownerId: userId, name: 'Nube', type: 'guinea_pig', breed: 'Abyssinian', gender: 'female' },
      ...{ dateOfBirth: '2024-05-02', colour: 'White', markings: 'One grey ear', neutered: true, microchip: '724' },
      ...{ passportNumber: 'ES-1', insurance: 'P-1', emergencyContact: 'Sam', vetClinic: 'Sol', weightUnit: 'lb' },
      ...{ notes: '<p>Hay</p>', photoKey: 'pets/nube', ...stamps },
    },
    Share: {
      ...{ id: id(12), petId, label: 'Sitter', kind: 'sitter', sections: ['allergies', 'notes'] },
      ...{ keyHash: bytes('share'), keySealed: bytes('sealed'), createdAt: at, expiresAt: later },
    },
    IdempotencyRecord: { userId, key: 'k', requestHash: bytes('r'), status: 201, body: bytes('b'), createdAt: at },
    RateLimit: { key: 'sign-in', points: 3, expire: later },
  },
  '20261121060816_page_views': { PageView: { day, page: '/pets/*', locale: 'es', views: 7 } },
  '20261121063059_accounts': {
    AccountRequest: { id: id(13), kind: 'password_reset', emailKey: 'ana@example.com', createdAt: at, sentAt: at },
    Admin: { id: adminId, email: 'a@example.com', emailKey: 'a@example.com', passwordHash: 'hash', createdAt: at },
    AdminSession: { id: id(14), adminId, secretHash: bytes('admin'), createdAt: at, lastSeenAt: at, expiresAt: later },
    AuditEvent: { id: id(15), at, actorKind: 'guest', action: 'sign_in_refused', subjectKey: bytes('subject') },
    Feedback: { id: id(16), userId, kind: 'rating', stars: 4, text: 'Good', createdAt: at },
  },
  '20261121090409_health': {
    Weight: { id: id(20), petId, measuredAt: at, grams: 950, bodyConditionScore: 5, note: 'After lunch', ...stamps },
    Vaccination: {
      ...{ id: id(21), petId, vaccine: 'rabies', product: 'Nobivac', antigens: ['rabies'], givenOn: day },
      ...{ validUntil: '2027-03-28', batch: 'B7', vetName: 'Dra. Ruiz', clinic: 'Sol', ...stamps },
    },
    Vital: { id: id(22), petId, measuredAt: at, kind: 'heart_rate', value: 240, context: 'clinic', ...stamps },
    Condition: { id: id(23), petId, name: 'Arthritis', status: 'managed', diagnosedOn: day, ...stamps },
    Allergy: { id: id(24), petId, allergen: 'Penicillin', severity: 'severe', reaction: 'Swelling', ...stamps },
    Medication: {
      ...{ id: id(25), petId, name: 'Meloxicam', dosage: '1 ml', frequency: 'SID', startsOn: day, steps: [] },
      ...{ reminders: ['08:30'], timeZone: 'Europe/Madrid', stockDoses: 9.5, ...stamps },
    },
    Dose: {
      ...{ id: id(26), petId, medicationId: id(25), scheduledFor: at, status: 'skipped', at, by: 'ana@example.com' },
      ...{ createdAt: at },
    },
  },
  '20261121121731_routines_and_reminders': {
    Routine: {
      ...{ id: id(30), petId, kind: 'grooming', title: 'Brush', weekdays: [2, 5], timeOfDay: '18:00' },
      ...{ timeZone: 'Europe/Madrid', durationMinutes: 15, reminderMinutesBefore: 5, remindAt: later, ...stamps },
    },
    RoutineCompletion: { routineId: id(30), day, petId, status: 'skipped', at, by: 'ana@example.com' },
    Skill: { id: id(31), petId, name: 'Come', category: 'basic', stage: 'practising', ...stamps },
    Practice: {
      ...{ id: id(32), petId, skillId: id(31), practisedAt: at, minutes: 5, attempts: 10, successes: 7 },
      ...{ distraction: 1, place: 'Park', ...stamps },
    },
    SkillCheck: { petId, list: 'citizen', item: 'come', doneOn: day },
    Appointment: {
      ...{ id: id(33), petId, startsAt: later, timeZone: 'Europe/Madrid', durationMinutes: 30, kind: 'groomer' },
      ...{ title: 'Nails', place: 'Sol', status: 'planned', reminderMinutesBefore: 60, revision: 2, ...stamps },
    },
    VetRecord: {
      ...{ id: id(34), petId, visitedOn: day, clinic: 'Sol', reason: 'Check-up', description: '<p>Fine</p>' },
      ...{ costCents: 4850, currency: 'EUR', followUpOn: '2026-06-28', documentLinks: [], ...stamps },
    },
    PushSubscription: {
      ...{ id: id(35), userId, endpointHash: bytes('endpoint'), sealed: bytes('sealed'), device: 'Chrome' },
      ...{ createdAt: at },
    },
    Reminder: {
      ...{ id: id(36), userId, petId, kind: 'routine', sourceId: id(30), dueAt: at, sendAt: at },
      ...{ pushState: 'sent', mailState: 'failed', createdAt: at },
    },
    CalendarFeed: { userId, keyHash: bytes('feed'), keySealed: bytes('sealed'), kinds: ['dose'], createdAt: at },
  },
  '20261121153203_photos_and_documents': {
    Photo: {
      ...{ id: id(40), petId, photoKey: 'pets/photo', caption: 'Beach', takenAt: at, tags: ['sea'] },
      ...{ width: 20, height: 10, placeholder: '', bytes: 100, sentBytes: 300, ...stamps },
    },
    PhotoLink: { id: id(41), photoId: id(40), keyHash: bytes('photo'), createdAt: at, expiresAt: later },
    Document: {
      ...{ id: id(42), petId, vetRecordId: id(34), name: 'report.pdf', contentType: 'application/pdf' },
      ...{ fileKey: 'documents/report', bytes: 200, ...stamps },
    },
  },
  '20261121161907_sharing_for_readers': {
    ShareOpening: { id: id(50), shareId: id(12), at, device: 'Safari, iOS', network: '203.0.113.0/24' },
    FinderMessage: { id: id(51), petId, text: 'Found her', contact: '600', createdAt: at },
  },
  '20261122121003_known_devices': { KnownDevice: { id: id(60), userId, secretHash: bytes('known'), seenAt: at } },
  '20261122130000_trust_anew': {
    AddressRecovery: { id: id(61), userId, addressSealed: bytes('old'), tokenHash: bytes('back'), createdAt: at },
  },
  '20261123030606_parasite_treatments': {
    ParasiteTreatment: { id: id(70), petId, kind: 'heartworm', product: 'Bravecto', givenAt: at, ...stamps },
  },
  '20261124023000_versions_of_pets': { PetVersion: { petId, version: 3 } },
  '20261125020812_together': {
    Invitation: {
      ...{ id: id(80), inviterId: userId, role: 'carer', mayShare: false, keyHash: bytes('invitation') },
      ...{ keySealed: bytes('sealed'), createdAt: at, expiresAt: later },
    },
    InvitationPet: { invitationId: id(80), petId },
  },
  '20261125024201_attribution': {
    Activity: {
      ...{ id: id(82), petId, at, kind: 'changed', collection: 'weights', entryId: id(20) },
      shown: { grams: 950, was: { grams: 940 } },
    },
  },
  '20261125032719_handover': {
    Handover: {
      ...{ id: id(81), petId, fromId: userId, keyHash: bytes('handover'), keySealed: bytes('sealed') },
      ...{ createdAt: at, expiresAt: later },
    },
  },
  '20261125033800_stays': {
    Stay: {
      ...{ id: id(90), ownerId: userId, label: 'Marta', fromDay: day, untilDay: day, timeZone: 'Europe/Madrid' },
      ...{ startsAt: at, endsAt: later, allows: '{ticks,notes}', keyHash: bytes('stay'), keySealed: bytes('sealed') },
      createdAt: at,
    },
    StayPet: { stayId: id(90), petId },
    StayNote: { stayId: id(90), day, text: 'Slept all day', by: 'Marta', ...stamps },
  },
  '20261125150410_signed_passports': {
    SigningKey: { generation: 1, kid: 'kid', x: 'x', y: 'y', privateSealed: bytes('sealed'), createdAt: at },
    SignedPassport: {
      ...{ jti: 'jti', petId, kid: 'kid', isWhole: true, factsHash: bytes('facts'), jws: 'a.b.c' },
      ...{ issuedAt: at, expiresAt: later },
    },
  },
  '20261126054342_whose_word': {
    EntryChange: {
      ...{ id: id(100), petId, collection: 'weights', entryId: id(20), at },
      ...{ was: { grams: 940 }, became: { grams: 950 } },
    },
    VetAnswer: {
      ...{ id: id(101), petId, shareId: id(12), secretHash: bytes('answer'), name: 'Dr. Elena Marsh' },
      ...{ clinic: 'Sunny Street Vets', createdAt: at, sentAt: at },
    },
    Proposal: {
      ...{ id: id(102), petId, answerId: id(101), kind: 'correct', collection: 'weights', entryId: id(20) },
      ...{ entry: { grams: 960 }, opened: { grams: 950 }, createdAt: at },
    },
  },
  '20261129233820_access_tokens': {
    AccessToken: {
      ...{ id: id(110), userId, name: 'Home Assistant', secretHash: bytes('token'), scopes: '{read,tick}' },
      ...{ allPets: false, createdAt: at, endsAt: later, lastUsedOn: day },
    },
    AccessTokenPet: { tokenId: id(110), petId },
  },
  '20261129233831_document_pages': {
    DocumentPage: { documentId: id(42), number: 1, text: 'glucose 5.4' },
  },
  '20261130032935_notification_services': {
    NotificationService: {
      ...{ id: id(120), userId, kind: 'ntfy', host: 'ntfy.sh', sealed: bytes('sealed'), createdAt: at },
      ...{ lastSentAt: at, problem: '503' },
    },
  },
  '20261130034114_passkeys': {
    Passkey: {
      ...{ id: id(121), userId, credentialId: bytes('credential'), publicKey: bytes('key'), counter: 7 },
      ...{ transports: '{internal}', device: 'Chrome, Android', createdAt: at, lastUsedAt: later },
    },
  },
  '20261130074259_symptoms': {
    Symptom: {
      ...{ id: id(122), petId, noticedAt: at, kind: 'seizure', severity: 'severe', durationSeconds: 90 },
      ...{ stoolScore: null, note: 'Legs paddling', createdAt: at, updatedAt: later, createdById: userId },
    },
  },
  '20261130112930_imports': {
    Import: {
      ...{ id: id(123), userId, kind: 'table', fileName: 'weights.csv', entries: 2, files: 0, entriesAdded: 1 },
      ...{ filesAdded: 0, createdAt: at, undoneAt: later, remaining: 1 },
    },
    ImportedRow: { importId: id(123), petId, collection: 'weights', entryId: id(20) },
  },
  '20261130113000_reminder_buttons': {
    ReminderButton: {
      ...{ id: id(123), secretHash: bytes('button'), reminderId: id(36), serviceId: id(120), action: 'done' },
      endsAt: later,
    },
  },
  '20261130151533_lab_reports': {
    LabReport: {
      ...{ id: id(124), petId, sampledOn: day, laboratory: 'IDEXX', sample: 'blood', note: 'Fasting' },
      results: JSON.stringify([{ analyte: 'creatinine', name: 'CREA', value: 1.9, unit: 'mg/dL', high: 1.8 }]),
      ...{ createdAt: at, updatedAt: later, createdById: userId, source: null },
    },
  },
  '20261130184738_measures': {
    Measure: {
      ...{ id: id(125), petId, kind: 'blood_glucose', name: 'Ear', unit: 'mmol/L', low: 5, high: 12, note: 'At home' },
      ...{ rangeUnit: 'mmol/L', rangeBy: 'Dr. Ruiz', rangeSince: day, endedOn: null },
      ...{ createdAt: at, updatedAt: later, createdById: userId },
    },
    Reading: {
      ...{ id: id(126), petId, measureId: id(125), measuredAt: at, value: 12.3, diastolic: null, text: null },
      ...{ unit: 'mmol/L', context: 'before_food', note: null, createdAt: at, updatedAt: later, createdById: userId },
    },
  },
  '20261201035445_expenses': {
    Expense: {
      ...{ id: id(127), petId, paidOn: day, category: 'food', title: 'Kibble', amountCents: 4590, currency: 'EUR' },
      ...{ note: '12 kg', createdAt: at, updatedAt: later, createdById: userId },
    },
  },
});
