import { paths } from '../../core/config/paths';
import type { Locale } from '../../core/i18n/locales';

/** Cache of the service worker: files of the program and offline pages, never personal data. */
export const SHELL_CACHE = 'shell';
/** Cache of the models that read papers. Pages fill it when a member asks for the first paper to be read. */
export const READER_CACHE = 'paper-reader';

export const SKIP_WAITING = 'take-over';
/** Asks the worker to cache the code of all signed-in pages. Answered on the port with the cached build, or null. */
export const FILL_PROGRAM = 'fill-program';
/** Asks the worker to delete files of earlier builds, once all saved pages belong to the newest one. */
export const SWEEP_PROGRAM = 'sweep-program';

/** Informs the worker, which cannot see writes, that one was answered, so that the network no longer hangs. */
export const NETWORK_ANSWERS = 'network-answers';

export interface Visit {
  visited: string;
  userId: string;
}

export const SHARED_FILES = 'files';

export function offlinePage(locale: Locale): string {
  return `${paths.offline}?lng=${locale}`;
}

export const checkFiles = [
  paths.check,
  `${paths.check}/check.js`,
  `${paths.check}/code-reader.js`,
  `${paths.check}/check.css`,
  '/.well-known/pawfolio-keys.json',
] as const;

export function shellWords(locale: Locale): string[] {
  return ['consent', 'waitingSign'].map((name) => `/messages/${locale}/${name}.json`);
}

const onDemand = [
  'account',
  'allergies',
  'appointments',
  'conditions',
  'cropper',
  'documents',
  'entries',
  'expenses',
  'labReports',
  'measures',
  'medications',
  'pets',
  'photos',
  'quickAdd',
  'routines',
  'signedPassport',
  'symptoms',
  'training',
  'treatments',
  'vaccinations',
  'versions',
  'vetRecords',
  'vitals',
  'waiting',
  'weights',
] as const;

export function memberWords(locale: Locale): string[] {
  return onDemand.map((name) => `/messages/${locale}/${name}.json`);
}
