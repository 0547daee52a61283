import { defineConfig } from '@playwright/test';

// tests/run.mjs starts the app, finds the browser and says where they are.
const browser = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  // What a browser in a container without a display needs, and what keeps it off the network.
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

/** What these are about is the same at every width; their screens are looked at on both in the other files. */
const anyWidth = [
  'admin',
  'appointments',
  'auth-state',
  'confirm-email',
  'consent-elsewhere',
  'consent-storage',
  'deleted',
  'documents',
  'drafts',
  'formats',
  'hanging-network',
  'health',
  'help',
  'home',
  'install',
  'language-screens',
  'languages',
  'layout-shift',
  'leaving',
  'medications',
  'no-scripts',
  'offline',
  'offline-end',
  'offline-sign-out',
  'passport',
  'passwords',
  'perceivable',
  'photos',
  'profile',
  'profile-menu',
  'reminders',
  'routines',
  'session-guard',
  'sharing',
  'shell-errors',
  'sign-in',
  'slow-start',
  'theme',
  'toasts',
  'training',
  'vaccinations',
  'vet-records',
  'weights',
].map((name) => `**/${name}.spec.ts`);

/** These are about a keyboard, or set a window of their own that no phone has. */
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
    // An element that never comes fails its test at once, and not when the whole test's time is over.
    actionTimeout: 15_000,
    // A trace records every step of every test, which costs a tenth of the time: only for who looks for a failure.
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
