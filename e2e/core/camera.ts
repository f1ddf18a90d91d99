import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, TestInfo } from '@playwright/test'
import { chromium } from '@playwright/test'

/** A phone whose camera sees what the test shows it. */
export interface CameraPhone {
  context: BrowserContext
  /** Sets the picture that the camera sees when it is next opened. */
  holdUp(seen: Locator): Promise<void>
  close(): Promise<void>
}

/** Chromium's fake video device plays a file of JPEG frames, and camera permission is granted without a prompt. */
export async function openCameraPhone({ project }: TestInfo): Promise<CameraPhone> {
  const folder = await mkdtemp(join(tmpdir(), 'samspel-camera-'))
  const film = join(folder, 'seen.mjpeg')
  const { launchOptions, baseURL, viewport, isMobile, hasTouch, locale, timezoneId } = project.use
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
    ...(isMobile && { isMobile, hasTouch: hasTouch ?? true }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    permissions: ['camera'],
  })
  return {
    context,
    holdUp: async (seen) => {
      const look = () => seen.screenshot({ type: 'jpeg', quality: 90, scale: 'css' })
      // Take pictures until two are equal, because the page may still be moving while it is laid out.
      let frame = await look()
      for (let next = await look(); !next.equals(frame); next = await look()) frame = next
      await writeFile(film, Buffer.concat([frame, frame, frame]))
    },
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
