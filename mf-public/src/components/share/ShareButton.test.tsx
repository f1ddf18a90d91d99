/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderWithApp, screen, waitFor, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { codeFileName } from './save-code'
import { ShareButton } from './ShareButton'

const path = '/p/marketplace/0198a000-0000-7000-8000-000000000001?from=list'
const url = `http://localhost${path}`
const opened = jest.fn()

/** userEvent installs its own clipboard, so ours must be set afterwards. */
const open = async (
  writeText: (text: string) => Promise<void>,
  props: { mapPath?: string } = {},
  locale: 'sv' | 'en' = 'sv',
) => {
  const app = renderWithApp(
    <>
      <ShareButton path={path} title="Presspaketet" {...props} />
      <Toaster />
    </>,
    { locale, route: '/' },
  )
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  const button = screen.getByRole('button', { name: locale === 'sv' ? 'Dela Presspaketet' : 'Share Presspaketet' })
  await app.user.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: locale === 'sv' ? 'Dela' : 'Share' }))
  return { ...app, button, sheet }
}

beforeEach(() => {
  opened.mockClear()
  window.open = opened as never
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test('the sheet has copy url, add to Linktree and show on map; copy puts the address on the clipboard and says so (S-35)', async () => {
  const written: string[] = []
  const { user, sheet, button } = await open(
    async (text) => void written.push(text),
    { mapPath: '/p/marketplace/stores?store=1' },
    'en',
  )
  expect(
    sheet
      .getAllByRole('listitem')
      .map((entry) => within(entry).getByRole(within(entry).queryByRole('link') ? 'link' : 'button').textContent),
  ).toEqual(['Copy url', 'Add to Linktree', 'Show on map', 'QR code'])
  expect(sheet.getByRole('link', { name: 'Show on map' }).getAttribute('href')).toBe('/p/marketplace/stores?store=1')
  await user.click(sheet.getByRole('button', { name: 'Copy url' }))
  expect(await screen.findByText('The link is copied')).toBeTruthy()
  expect(written).toEqual([url])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a clipboard that refuses: the exact text, and the address selected in its field; Linktree is not opened then (X-25)', async () => {
  const { user, sheet } = await open(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await user.click(sheet.getByRole('button', { name: 'Kopiera länk' }))
  expect((await sheet.findByRole('alert')).textContent).toContain('Url could not be copied')
  const field = sheet.getByLabelText<HTMLInputElement>('Länk till sidan')
  expect(field.value).toBe(url)
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(url)
  await user.click(sheet.getByRole('button', { name: 'Lägg till i Linktree' }))
  expect(opened).not.toHaveBeenCalled()
})

test('Linktree opens in a new tab once the address is copied; a page without a place leads to the whole map (S-35)', async () => {
  const writeText = jest.fn((_: string) => Promise.resolve())
  const { user, sheet } = await open(writeText)
  await user.click(sheet.getByRole('button', { name: 'Lägg till i Linktree' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('https://linktr.ee/admin', '_blank', 'noopener,noreferrer'))
  expect(writeText).toHaveBeenCalledWith(url)
  expect(sheet.getByRole('link', { name: 'Visa på karta' }).getAttribute('href')).toBe('/p/marketplace/stores')
})

test("the device's own sheet stands where it exists; leaving it copies nothing, its failure copies", async () => {
  const share = jest.fn((_: ShareData) => Promise.reject(new DOMException('', 'AbortError')))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const writeText = jest.fn((_: string) => Promise.resolve())
  const { user, sheet } = await open(writeText)
  await user.click(sheet.getByRole('button', { name: 'Fler sätt att dela' }))
  expect(share).toHaveBeenCalledWith({ title: 'Presspaketet', url })
  expect(writeText).not.toHaveBeenCalled()
  share.mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await user.click(sheet.getByRole('button', { name: 'Fler sätt att dela' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(url))
})

test('a QR code of the address comes when it is asked for, and can be saved as lines', async () => {
  const { user, sheet } = await open(async () => {})
  await user.click(sheet.getByRole('button', { name: 'QR-kod' }))
  const picture = await sheet.findByRole('img', { name: 'QR-kod till Presspaketet' })
  expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500)
  const saved: { download: string; blob?: Blob } = { download: '' }
  URL.createObjectURL = (blob: Blob) => {
    saved.blob = blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.download = this.download
  })
  await user.click(sheet.getByRole('button', { name: 'Ladda ner SVG' }))
  expect(saved.download).toBe('qr-presspaketet.svg')
  expect(saved.blob?.type).toBe('image/svg+xml')
  click.mockRestore()
})

test('file names of codes are words of the title alone', () => {
  expect(codeFileName('Björkbrygg: "Järn/torget" <script>', 'png')).toBe('qr-björkbrygg-järn-torget-script.png')
  expect(codeFileName('///', 'svg')).toBe('qr-samspel.svg')
})
