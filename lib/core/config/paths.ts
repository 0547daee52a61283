export type HealthPart =
  | 'allergies'
  | 'conditions'
  | 'symptoms'
  | 'lab-reports'
  | 'measures'
  | 'medications'
  | 'treatments'
  | 'vaccinations'
  | 'weights'
  | 'vitals';

function petHealth(petId: string, part?: HealthPart): string {
  const tab = `/pets/${petId}?tab=health`;
  if (part === undefined) return tab;
  return part === 'conditions' ? `${tab}&part=allergies#conditions` : `${tab}&part=${part}`;
}

const factParts = [
  'allergies',
  'conditions',
  'lab-reports',
  'medications',
  'treatments',
  'vaccinations',
  'weights',
  'vitals',
  'vet-records',
] as const satisfies readonly (HealthPart | 'vet-records')[];

export type FactPart = (typeof factParts)[number];

export const isFactPart = (name: string): name is FactPart => factParts.some((part) => part === name);

export const CHANGED_ENTRY = 'entry';

export const petFact = (petId: string, part: string, entryId: string) => `/pets/${petId}/health/${part}/${entryId}`;

export function changeFact(petId: string, part: FactPart, entryId: string): string {
  const page = part === 'vet-records' ? `/pets/${petId}/vet-records?` : petHealth(petId, part);
  const [path, hash] = page.split('#');
  const query = `${path}${path?.endsWith('?') ? '' : '&'}${CHANGED_ENTRY}=${entryId}`;
  return hash === undefined ? query : `${query}#${hash}`;
}

export function petAnalyte(petId: string, key: string): string {
  return `${petHealth(petId)}&part=analyte&${new URLSearchParams({ key })}`;
}

/** @param day chosen day of its readings */
export function petMeasure(petId: string, measureId: string, day?: string): string {
  const query = new URLSearchParams({ key: measureId, ...(day && { day }) });
  return `${petHealth(petId)}&part=measure&${query}`;
}

interface ActivityFilter {
  person?: string | undefined;
  before?: string | undefined;
}

function petActivity(petId: string, { person, before }: ActivityFilter = {}): string {
  const query = new URLSearchParams({ ...(person && { person }), ...(before && { before }) });
  return query.size === 0 ? `/pets/${petId}/activity` : `/pets/${petId}/activity?${query}`;
}

export const paths = {
  landing: '/',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  signIn: '/auth/login',
  signInByLink: '/auth/magic-link-login',
  verify: '/auth/verify',
  signedIn: '/auth/signed-in',
  signInByPassword: '/auth/standard-login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  stopEmailChange: '/auth/stop-email-change',
  unsubscribe: '/auth/unsubscribe',
  home: '/home',
  profile: '/profile',
  feedback: '/feedback',
  tour: '/tour',
  waiting: '/waiting',
  help: '/help',
  helpArticle: (article: string) => `/help/${article}`,
  pets: '/pets',
  newPet: '/pets/new',
  addWeight: '/pets/weigh',
  receive: '/pets/receive',
  importPets: '/pets/import',
  importTable: '/pets/import/table',
  importPhotos: '/pets/import/photos',
  pet: (petId: string) => `/pets/${petId}`,
  petHealth,
  newVaccination: (petId: string) => `${petHealth(petId, 'vaccinations')}&new=vaccination`,
  newMedication: (petId: string) => `${petHealth(petId, 'medications')}&new=medication`,
  newWeight: (petId: string) => `${petHealth(petId, 'weights')}&new=weight`,
  petPapers: (petId: string) => `/pets/${petId}/papers`,
  editPet: (petId: string) => `/pets/${petId}/edit`,
  petRoutines: (petId: string) => `/pets/${petId}/routines`,
  petTraining: (petId: string) => `/pets/${petId}/training`,
  petAppointments: (petId: string) => `/pets/${petId}/appointments`,
  petVetRecords: (petId: string) => `/pets/${petId}/vet-records`,
  petExpenses: (petId: string) => `/pets/${petId}/expenses`,
  petBrief: (petId: string) => `/pets/${petId}/brief`,
  petStayProof: (petId: string) => `/pets/${petId}/stay-proof`,
  petTravel: (petId: string) => `/pets/${petId}/travel`,
  petFood: (petId: string) => `/pets/${petId}/food`,
  petDeleted: (petId: string) => `/pets/${petId}/deleted`,
  petSocial: (petId: string) => `/pets/${petId}/social`,
  petActivity,
  petPeople: (petId: string) => `/pets/${petId}/people`,
  sharePet: (petId: string) => `/pets/${petId}/share`,
  handover: (key: string) => `/handovers/${key}`,
  handedOver: '/handed-over',
  handoverProof: (handoverId: string) => `/handed-over/${handoverId}`,
  invitation: (key: string) => `/invitations/${key}`,
  shared: (accessKey: string) => `/shared/${accessKey}`,
  sharedStay: (accessKey: string) => `/shared/stay/${accessKey}`,
  sharedAnswer: (accessKey: string) => `/shared/answer/${accessKey}`,
  petProposals: (petId: string) => `/pets/${petId}/proposals`,
  stays: '/stays',
  stay: (stayId: string) => `/stays/${stayId}`,
  sharedPhoto: (linkKey: string) => `/shared/photo/${linkKey}`,
  outbox: '/dev/outbox',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminUsers: '/admin/users',
  adminInbox: '/admin/inbox',
  adminAudit: '/admin/audit',
  offline: '/offline',
  /** Checks a signed passport in the URL fragment, which no server sees. A static file, not a page of Next. */
  check: '/v',
  stayProofs: '/stay-proofs',
} as const;

/** Not a page: redirects to the OIDC provider. */
export const OIDC_START = '/api/auth/oidc';

/** Pure like `STATIC`, so that no page loads it. */
export const movedPaths = /* @__PURE__ */ new Map<string, string>(
  /* @__PURE__ */ Object.entries({
    '/login': paths.signIn,
    '/auth/simple': paths.signInByLink,
    '/auth/magic-login': paths.signInByLink,
  }),
);

/** Path of the request. The middleware sets it, because Next hides it from pages, and overwrites a client's value. */
export const PATH_HEADER = 'x-pawfolio-path';
export const METHOD_HEADER = 'x-pawfolio-method';

const PROTECTED = /^\/(home|profile|pets|stays|handed-over|feedback|tour|waiting)(\/|$)/;

export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.test(pathname);
}

export const helpArticleIds = [
  'passport',
  'photo',
  'gallery',
  'microchip',
  'health',
  'sharing',
  'together',
  'account',
  'data',
  'languages',
  'offline',
  'privacy',
  'contact',
  'hosting',
] as const;

const STATIC = /* @__PURE__ */ new RegExp(
  `^/(privacy-policy|terms|offline|help(/(${/* @__PURE__ */ helpArticleIds.join('|')}))?)?/?$`,
);
const BELOW_HELP = `${paths.help}/`;

export function isMissingArticle(pathname: string): boolean {
  return pathname.startsWith(BELOW_HELP) && !isStaticPath(pathname);
}

export function isStaticPath(pathname: string): boolean {
  return STATIC.test(pathname);
}

const CONSENT_FREE = /^\/(privacy-policy|terms|auth\/unsubscribe|shared\/((answer|photo|stay)\/)?[^/]+)\/?$/;

/**
 * True for pages without a cookie banner: the policies, which must be readable before consent, and pages that store
 * nothing on the device.
 */
export function isConsentFreePath(pathname: string): boolean {
  return CONSENT_FREE.test(pathname);
}

export function sharePaths(accessKey: string): string[] {
  return [paths.shared(accessKey), paths.sharedAnswer(accessKey), `/api${paths.shared(accessKey)}`];
}

export function isSharedPath(pathname: string): boolean {
  return pathname.startsWith('/shared/');
}

const OPEN_OFFER = /^\/(invitations|handovers)\/[^/]+$/;

/**
 * Returns a same-origin path if it is protected, an invitation or a handover, else home. Prevents open redirects
 * through `//host` and `/\host`.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 500 || !/^\/[^/\\]/.test(value)) return paths.home;
  const url = new URL(value, 'http://same.origin');
  return url.origin === 'http://same.origin' && (isProtectedPath(url.pathname) || OPEN_OFFER.test(url.pathname))
    ? url.pathname + url.search
    : paths.home;
}
