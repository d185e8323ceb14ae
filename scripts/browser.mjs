import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { end, root } from './prepare.mjs'
import { installSystemPackages, works } from './system-packages.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const PACKAGES = {
  apt: ['chromium', 'fonts-noto-cjk'],
  dnf: ['chromium', 'google-noto-sans-cjk-fonts'],
  apk: ['chromium', 'font-noto-cjk'],
}

/**
 * Returns the path of the Chromium that the journeys drive: CHROMIUM_PATH, an installed one, or one that the system's
 * package manager or Playwright installs. Ends the program if there is none.
 */
export const ensureBrowser = async () => {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isBrowser(chosen)) return chosen
    end(`CHROMIUM_PATH (${chosen}) does not run: let it name a Chromium, or leave it out.`)
  }
  return (
    (await findBrowser()) ??
    (installSystemPackages(PACKAGES) ? await findBrowser() : undefined) ??
    (installDriversBrowser() ? await findBrowser() : undefined) ??
    end(
      'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    )
  )
}

const findBrowser = async () => {
  const { chromium } = await import('@playwright/test')
  const onPath = NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  )
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find(isBrowser)
}

/** Tells whether a file runs as a browser: on Ubuntu, it may be a stub for a package that is not installed. */
const isBrowser = (path) =>
  existsSync(path) && (process.platform === 'win32' || works(path, '--version'))

const installDriversBrowser = () => {
  console.log('Installing Chromium with Playwright …')
  const isRoot = process.getuid?.() === 0
  const args = ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status === 0
}
