import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // CI retries a failed journey once, and lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Shared machines are at times several times slower than usual.
  timeout: 300_000,
  // The first page load takes some seconds on two cores.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Found or installed by scripts/browser.mjs; without it, Playwright's own.
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A control that never comes fails its journey soon, with the place.
    actionTimeout: 60_000,
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      // Journeys tagged @phone run here too, those tagged @phone-only run here only.
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
})
