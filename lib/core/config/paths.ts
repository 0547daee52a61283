/** Every path of the application in one place, so that a renamed route is a type error. */
export const paths = {
  landing: '/',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  signIn: '/auth/login',
  signInByLink: '/auth/magic-link-login',
  verify: '/auth/verify',
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
  help: '/help',
  helpArticle: (article: string) => `/help/${article}`,
  pets: '/pets',
  newPet: '/pets/new',
  /** Asks whose, where there are several. */
  addWeight: '/pets/weigh',
  pet: (petId: string) => `/pets/${petId}`,
  petHealth: (petId: string) => `/pets/${petId}?tab=health`,
  /** The same with the form of a new dose open. */
  newVaccination: (petId: string) => `/pets/${petId}?tab=health&new=vaccination#vaccinations`,
  newWeight: (petId: string) => `/pets/${petId}?tab=health&new=weight#weights`,
  editPet: (petId: string) => `/pets/${petId}/edit`,
  petRoutines: (petId: string) => `/pets/${petId}/routines`,
  petTraining: (petId: string) => `/pets/${petId}/training`,
  petAppointments: (petId: string) => `/pets/${petId}/appointments`,
  petVetRecords: (petId: string) => `/pets/${petId}/vet-records`,
  petBrief: (petId: string) => `/pets/${petId}/brief`,
  petDeleted: (petId: string) => `/pets/${petId}/deleted`,
  petSocial: (petId: string) => `/pets/${petId}/social`,
  sharePet: (petId: string) => `/pets/${petId}/share`,
  shared: (accessKey: string) => `/shared/${accessKey}`,
  sharedPhoto: (linkKey: string) => `/shared/photo/${linkKey}`,
  outbox: '/dev/outbox',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminUsers: '/admin/users',
  adminInbox: '/admin/inbox',
  adminAudit: '/admin/audit',
  offline: '/offline',
} as const;

/** Older addresses and where they lead (R1.2, R1.5). */
export const movedPaths: Readonly<Record<string, string | undefined>> = {
  '/login': paths.signIn,
  '/auth/simple': paths.signInByLink,
  '/auth/magic-login': paths.signInByLink,
};

/** How the middleware tells a page its own address, which Next does not. What a client sends by this name is overwritten. */
export const PATH_HEADER = 'x-pawfolio-path';
/** The same for the method: a page that is asked for its head alone was not opened by anybody. */
export const METHOD_HEADER = 'x-pawfolio-method';

const PROTECTED = /^\/(home|profile|pets|feedback|tour)(\/|$)/;

/** Whether a page is for signed-in people only (R1.10). */
export function isProtectedPath(pathname: string): boolean {
  return PROTECTED.test(pathname);
}

/** The addresses of the help articles below `/help`; a new one needs its words in messages/*.json. */
export const helpArticleIds = [
  'passport',
  'photo',
  'gallery',
  'microchip',
  'health',
  'sharing',
  'account',
  'data',
  'languages',
  'offline',
  'privacy',
  'contact',
  'hosting',
] as const;

const STATIC = new RegExp(`^/(privacy-policy|terms|offline|help(/(${helpArticleIds.join('|')}))?)?/?$`);
const BELOW_HELP = `${paths.help}/`;

/** Whether a path would be an article's, but nobody wrote one of that name. */
export function isMissingArticle(pathname: string): boolean {
  return pathname.startsWith(BELOW_HELP) && !isStaticPath(pathname);
}

/** Whether a page was rendered while building: its Content-Security-Policy lies beside it. */
export function isStaticPath(pathname: string): boolean {
  return STATIC.test(pathname);
}

const CONSENT_FREE = /^\/(privacy-policy|terms|auth\/unsubscribe|shared\/(photo\/)?[^/]+)\/?$/;

/**
 * Pages that never wait for consent: the policies have to be readable before it, and the pages of a shared pet and of a
 * shared photo and the one that stops mails store nothing on their reader's device.
 */
export function isConsentFreePath(pathname: string): boolean {
  return CONSENT_FREE.test(pathname);
}

/** Whether a path belongs to what a share link opens. */
export function isSharedPath(pathname: string): boolean {
  return pathname.startsWith('/shared/');
}

/** A path to return to after sign-in: same origin and protected, else home. Refuses `//host` and `/\host`. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 500 || !/^\/[^/\\]/.test(value)) return paths.home;
  const url = new URL(value, 'http://same.origin');
  return url.origin === 'http://same.origin' && isProtectedPath(url.pathname) ? url.pathname + url.search : paths.home;
}
