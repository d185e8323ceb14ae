import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test'

const WIDTHS: PlaywrightTestProject[] = [
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
]

/** Orders the files of the journeys by a seed (`npm run test:stress`): each is a project, since these run in their order. */
const shuffled = (seed: string): PlaywrightTestProject[] => {
  const placeOf = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  return readdirSync('tests/journeys')
    .filter((file) => file.endsWith('.test.ts'))
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
    .flatMap((file) => WIDTHS.map((width) => ({ ...width, testMatch: `**/${file}` })))
}

const { JOURNEY_SEED: seed } = process.env

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Until three rounds of the stress run are green, CI tries a failed journey again, and lists it for its cause.
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
    // Movement costs a twentieth of a journey's processor time, and the film of a trace another one.
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: seed ? shuffled(seed) : WIDTHS,
})
