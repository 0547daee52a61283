import { defineConfig } from '@playwright/test';
import usual from './playwright.config.mts';

export default defineConfig({
  ...usual,
  testDir: './updates',
  outputDir: './.output/updates',
  workers: 1,
  fullyParallel: false,
  timeout: 480_000,
  reporter: 'list',
});
