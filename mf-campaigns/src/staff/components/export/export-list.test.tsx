/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { useLocale, useText } from '@samspel/i18n'
import { buildCampaign, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { campaignListKey } from '../../data'
import { campaignsFile } from '../../features/campaign-list/export-campaigns'
import { ExportButton } from './ExportButton'

const files: string[] = []
jest.mock('@samspel/desk/save-file', () => ({
  saveFile: (name: string, content: string) => files.push(`${name}\n${content.replace(/^\uFEFF/, '')}`),
}))
const told: string[] = []
jest.mock('@samspel/ui', () => ({
  ...jest.requireActual<object>('@samspel/ui'),
  notify: ({ kind, message }: { kind: string; message: string }) => kind === 'bad' && told.push(message),
}))
beforeEach(() => {
  files.splice(0)
  told.splice(0)
})

function Exported() {
  const t = useText()
  const locale = useLocale()
  const key = campaignListKey({ state: 'ongoing', query: 'kaffe' })
  return <ExportButton load={() => Promise.resolve(campaignsFile(key, t, locale))} />
}

const campaign = (n: number) =>
  buildCampaign({ id: id(n), name: `Kampanj ${n}`, brandName: 'Havsro', state: 'ongoing', reach: 1_000 * n })

test('a list is saved whole, page after page, as it is filtered', async () => {
  const asked: string[] = []
  const { user } = renderWithApp(<Exported />, {
    api: {
      'GET /campaigns': ({ query }: { query: URLSearchParams }) => {
        asked.push(`${query.get('state')} ${query.get('query')} ${query.get('page')}`)
        const page = Number(query.get('page'))
        return wire({
          campaigns: page === 1 ? [campaign(1), campaign(2)] : [campaign(3)],
          meta: { currentPage: page, nextPage: page === 1 ? 2 : null, prevPage: null, totalPages: 2, totalCount: 3 },
        })
      },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Hämta CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(asked).toEqual(['ongoing kaffe 1', 'ongoing kaffe 2'])
  const [name, head, ...rows] = files[0]!.trimEnd().split(/\r?\n/)
  expect(name).toMatch(/^kampanjer-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(head).toMatch(/^Kampanj;Varumärke;Läge;Deltagare;/)
  expect(rows.map((row) => row.split(';').slice(0, 3).join(';'))).toEqual([
    'Kampanj 1;Havsro;Pågående',
    'Kampanj 2;Havsro;Pågående',
    'Kampanj 3;Havsro;Pågående',
  ])
})

test('a page that does not come leaves no file, and says why', async () => {
  const { user } = renderWithApp(<Exported />, { api: { 'GET /campaigns': () => reply(403, {}) } })
  await user.click(screen.getByRole('button', { name: 'Hämta CSV' }))
  await waitFor(() => expect(told).toEqual([expect.stringMatching(/^Filen kunde inte hämtas\. ./)]))
  expect(files).toEqual([])
})

test('a file whose code does not come says so, and can be asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = renderWithApp(
    <>
      <ExportButton load={() => Promise.reject(new Error('the chunk is gone'))} />
      <Toaster />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Hämta CSV' })
  await user.click(button)
  expect(await screen.findByText('Något gick fel, försök igen.')).toBeTruthy()
  expect(button).toHaveProperty('disabled', false)
  expect(files).toEqual([])
  jest.restoreAllMocks()
})
