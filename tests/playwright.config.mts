import { defineConfig } from '@playwright/test';

// Variables are set by tests/run.mjs.
const browser = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  // Flags for containers without a display, and against background network requests.
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

/** Tags of tests that depend on the width. All others run on the phone alone. */
const onlyWide = /@wide/;
const bothWidths = /@both-widths/;

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
    // Actions wait for animations, so only tests of motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: process.env.BROWSER_ZONE,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: onlyWide,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: [onlyWide, bothWidths],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
