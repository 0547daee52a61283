import { defineConfig } from '@playwright/test';

// tests/run.mjs sets the variables.
const browser = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  // Flags for containers without a display, and flags that prevent background network requests.
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
    // A missing element fails with its own message before the test times out.
    actionTimeout: 15_000,
    // Traces take a tenth of the run time, so they are only enabled for debugging.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Playwright waits for animations, so only tests of motion enable them.
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
