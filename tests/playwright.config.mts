import { defineConfig } from '@playwright/test';

// Variables are set by tests/run.mjs.
const browser = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  // For containers without a display, and without background network requests.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Independent of the width; other files cover their screens at both. */
const anyWidth = [
  'admin',
  'appointments',
  'auth-state',
  'confirm-email',
  'consent-elsewhere',
  'consent-phone',
  'consent-storage',
  'deleted',
  'documents',
  'dose-guard',
  'drafts',
  'formats',
  'hanging-network',
  'health',
  'help',
  'home',
  'install',
  'installed-app',
  'language-screens',
  'languages',
  'layout-shift',
  'leaving',
  'medications',
  'no-scripts',
  'offline',
  'offline-end',
  'offline-sign-out',
  'open-screens',
  'outbox',
  'passport',
  'passwords',
  'people',
  'perceivable',
  'photos',
  'profile',
  'profile-menu',
  'reminders',
  'routines',
  'saved-ahead',
  'session-guard',
  'sharing',
  'shell-errors',
  'sign-in',
  'signed-passport',
  'slow-start',
  'stay-report',
  'stays',
  'theme',
  'toasts',
  'training',
  'two-versions',
  'vaccinations',
  'vet-records',
  'waiting',
  'weights',
].map((name) => `**/${name}.spec.ts`);

const onDesktop = ['accessibility', 'reflow'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './e2e',
  outputDir: './.output/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: './.output/e2e.json' }]],
  use: {
    baseURL: process.env.APP_BASE_URL,
    browserName: 'chromium',
    launchOptions: browser,
    // A missing element fails its test before the test's own timeout.
    actionTimeout: 15_000,
    // Traces take a tenth of the time, so they are only for debugging.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: onDesktop,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', testIgnore: anyWidth, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
