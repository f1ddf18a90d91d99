/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { useState } from 'react'
import { usualTerms } from '@samspel/api/terms'
import { Form, useFormValues } from '@samspel/forms'
import { act, buildDeal, fireEvent, id, renderWithApp, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { schema } from '../data/schema'
import { type EditorValues, emptyCampaign } from '../data/values'
import { DealPreview } from './DealPreview'
import { TermsSection } from './TermsSection'
import { useDealFacts } from './use-facts'

let values: EditorValues

function Desk({ isLocked, wasFree }: { isLocked: boolean; wasFree: boolean }) {
  values = useFormValues<EditorValues>()
  const saved = { ...emptyCampaign(null).terms, ...(wasFree && { changeRounds: null, answerDays: null }) }
  return (
    <TermsSection
      facts={useDealFacts(undefined)}
      saved={saved}
      isShown
      isLocked={isLocked}
      open={undefined}
      setOpen={() => {}}
    />
  )
}

const open = (
  change: Partial<EditorValues> = {},
  { isLocked = false, wasFree = false, lastTerms = undefined as object | undefined, templates = [] as object[] } = {},
) =>
  renderWithApp(
    <Form<EditorValues>
      id="terms"
      schema={schema}
      initialValues={{ ...emptyCampaign(id(200)), ...change }}
      onSubmit={() => undefined}
      guard={false}
      draft={false}
    >
      <Desk isLocked={isLocked} wasFree={wasFree} />
      <Toaster />
    </Form>,
    {
      api: {
        'GET /brands/:id/last_terms': wire({ lastTerms: lastTerms ?? null }),
        'GET /brands/:id/terms_templates': wire({ termsTemplates: templates }),
        'GET /profile_categories': wire({
          profileCategories: [
            { id: id(9), nameSv: 'Mat', nameEn: 'Food' },
            { id: id(10), nameSv: 'Kaffe och te', nameEn: 'Coffee and tea' },
          ],
        }),
      },
    },
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('pieces of the kinds that are taken are counted up and down, and the last of a kind stays', () => {
  open({ enableStories: true })
  press('Fler stories')
  press('Fler stories')
  expect(values.terms.pieces.story).toBe(3)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Färre inlägg' }).disabled).toBe(true)
  press('Fler reels')
  press('Färre inlägg')
  expect(values.terms.pieces).toMatchObject({ post: 0, reel: 1 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Färre reels' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Fler publiceringar' })).toBeNull()
})

test('a time without any place to use the pictures is no right, and comes back with the next place', () => {
  open()
  fireEvent.change(screen.getByLabelText('Så länge får bilderna användas'), { target: { value: '12' } })
  fireEvent.click(screen.getByLabelText('Egna kanaler'))
  expect(values.terms.rights).toEqual({ channels: ['web'], months: 12 })
  fireEvent.click(screen.getByLabelText('Webb'))
  expect(values.terms.rights).toBeNull()
  expect(screen.queryByLabelText('Så länge får bilderna användas')).toBeNull()
  fireEvent.click(screen.getByLabelText('Annonser'))
  expect(values.terms.rights).toEqual({ channels: ['ads'], months: 12 })
})

test('exclusivity is off, says so, and asks for the campaign’s own category once it is on', async () => {
  open({ categories: [id(10)] })
  const off = screen.getByRole<HTMLInputElement>('switch', { name: 'Kreatören får samarbeta med andra samtidigt' })
  await waitFor(() => expect(off.disabled).toBe(false))
  fireEvent.click(off)
  expect(values.terms.exclusivity).toEqual({ categoryId: id(10), daysBefore: 0, daysAfter: 30 })
  fireEvent.change(screen.getByLabelText('Dagar efter publiceringen'), { target: { value: '200' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Inga andra samarbeten om' }))
  expect(values.terms.exclusivity).toBeNull()
  expect(screen.queryByLabelText('Dagar efter publiceringen')).toBeNull()
})

test('a draft is off and absent, is answered in two days once it is on, and remembers the days', () => {
  open()
  expect('draft' in values.terms).toBe(false)
  fireEvent.click(screen.getByRole('switch', { name: 'Kreatören publicerar utan att skicka utkast' }))
  expect(values.terms.draft).toEqual({ answerDays: 2 })
  fireEvent.change(screen.getByLabelText('Svar inom'), { target: { value: '4' } })
  expect(values.terms).toMatchObject({ draft: { answerDays: 4 }, pieces: { post: 1 }, changeRounds: 2 })
  fireEvent.click(screen.getByRole('switch', { name: 'Ja, vi vill se inlägget först' }))
  expect(JSON.stringify(values.terms)).not.toContain('draft')
  fireEvent.click(screen.getByRole('switch', { name: 'Kreatören publicerar utan att skicka utkast' }))
  expect(values.terms.draft).toEqual({ answerDays: 4 })
})

test('creators propose the fee once that is chosen: the campaign counts with the highest, and the way back has the former fee', async () => {
  open({ enablePaidCollaborations: true, paidCollaborationPrice: 800 })
  fireEvent.click(screen.getByRole('radio', { name: 'Kreatören föreslår' }))
  expect(values.terms.feeSpan).toEqual({ lowest: 64_000, highest: 96_000 })
  await waitFor(() => expect(values.paidCollaborationPrice).toBe(960))
  fireEvent.change(screen.getByLabelText('Lägst'), { target: { value: '600' } })
  fireEvent.change(screen.getByLabelText('Högst'), { target: { value: '1000' } })
  await waitFor(() => expect(values.paidCollaborationPrice).toBe(1_000))
  expect(values.terms.feeSpan).toEqual({ lowest: 60_000, highest: 100_000 })
  fireEvent.change(screen.getByLabelText('Högst'), { target: { value: '500' } })
  fireEvent.blur(screen.getByLabelText('Högst'))
  expect(await screen.findByText('Måste vara mer än det lägsta.')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Samma för alla' }))
  expect('feeSpan' in values.terms).toBe(false)
  await waitFor(() => expect(values.paidCollaborationPrice).toBe(800))
})

test('of uploaded content alone there is no draft', () => {
  open({ paymentType: 'content' })
  expect(screen.queryByRole('switch', { name: 'Kreatören publicerar utan att skicka utkast' })).toBeNull()
})

test('a choice that only earlier campaigns have is kept by them and offered to no other', () => {
  const { unmount } = open()
  expect(within(screen.getByLabelText('Publicerat inlägg godkänns efter')).queryByText('kampanjens slut')).toBeNull()
  expect(screen.queryByLabelText('Fritt')).toBeNull()
  unmount()
  open({ terms: { ...emptyCampaign(null).terms, answerDays: null } }, { wasFree: true })
  const days = screen.getByLabelText<HTMLSelectElement>('Publicerat inlägg godkänns efter')
  expect(days.value).toBe('null')
  fireEvent.change(days, { target: { value: '5' } })
  expect(values.terms.answerDays).toBe(5)
  fireEvent.change(days, { target: { value: 'null' } })
  expect(values.terms.answerDays).toBeNull()
})

test('once somebody has applied nothing can be changed, and it says why', () => {
  open({}, { isLocked: true })
  expect(screen.getByText(/^Villkoren är låsta/)).toBeTruthy()
  const controls = [...document.querySelectorAll<HTMLElement>('form :is(input, select, button)')]
  expect(controls.length).toBeGreaterThan(5)
  expect(controls.filter((control) => !control.closest('fieldset')?.disabled).map((one) => one.outerHTML)).toEqual([])
})

test('the preview is read in both languages, a sentence leads to its field, and what changes is read out', async () => {
  jest.useFakeTimers()
  const onField = jest.fn()
  function Preview() {
    const [deal, setDeal] = useState(buildDeal())
    const more = () => setDeal({ ...deal, terms: { ...deal.terms, changeRounds: 3 } })
    return (
      <>
        <button onClick={more}>Mer</button>
        <DealPreview facts={deal} logoUrl={null} onField={onField} isLocked={false} />
      </>
    )
  }
  renderWithApp(<Preview />)
  expect(document.body.textContent).toMatch(/Du publicerar ett inlägg och en story/)
  fireEvent.click(screen.getByText(/högst två gånger/))
  expect(onField).toHaveBeenCalledWith('changeRounds')
  expect(screen.getByRole('status').textContent).toBe('')
  press('Mer')
  expect(screen.getByRole('status').textContent).toMatch(/^Ändrat: .*högst tre gånger/)
  expect(screen.getByText(/högst tre gånger/, { selector: 'strong' }).className).toContain('fresh')
  await act(() => jest.runOnlyPendingTimersAsync())
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(screen.getByLabelText('En'))
  expect(document.body.textContent).toMatch(/You publish/)
  expect(screen.getByRole('status').textContent).toBe('')
  jest.useRealTimers()
})

const usual = usualTerms({ paymentType: 'instagram', enableStories: false, requireUploadedContent: false })

test('the terms of the last campaign are offered while nothing was chosen, fill the fields, and can be taken back', async () => {
  open({}, { lastTerms: { ...usual, changeRounds: 1, pieces: { ...usual.pieces, story: 3 } } })
  expect(await screen.findByText('Ni hade andra villkor i förra kampanjen.')).toBeTruthy()
  press('Använd dem')
  expect(values.terms).toMatchObject({ changeRounds: 1, pieces: { post: 1, story: 0 } })
  expect(screen.queryByText('Ni hade andra villkor i förra kampanjen.')).toBeNull()
  press('Ångra')
  expect(values.terms.changeRounds).toBe(2)
})

test('the last terms are not offered over what was chosen, nor where they say the same', async () => {
  open({ terms: { ...usual, changeRounds: 3 } }, { lastTerms: { ...usual, changeRounds: 1 } })
  press('Hämta mall')
  expect(await screen.findByRole('menuitem', { name: 'Villkoren från förra kampanjen' })).toBeTruthy()
  expect(screen.queryByText('Ni hade andra villkor i förra kampanjen.')).toBeNull()
})

test('a template fills the terms, and what stands in the form is kept as one', async () => {
  const { user, api } = open(
    {},
    {
      templates: [
        {
          id: id(1),
          brandId: id(200),
          name: 'Vintern',
          terms: { ...usual, answerDays: 3 },
          updatedAt: '2026-11-01T10:00:00Z',
        },
      ],
    },
  )
  await user.click(screen.getByRole('button', { name: 'Hämta mall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Vintern' }))
  expect(values.terms.answerDays).toBe(3)
  api.on({
    'POST /brands/:id/terms_templates': wire({
      termsTemplate: { id: id(2), brandId: id(200), name: 'Våren', terms: usual, updatedAt: '2026-11-01T10:00:00Z' },
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Hämta mall' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Spara som mall' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Spara som mall' }))
  await user.type(dialog.getByRole('textbox', { name: 'Mallens namn' }), 'Våren')
  await user.click(dialog.getByRole('button', { name: 'Spara som mall' }))
  expect(await screen.findByText('Mallen Våren är sparad')).toBeTruthy()
  expect(api.to('POST /brands/:id/terms_templates')).toMatchObject([
    { body: { termsTemplate: { name: 'Våren', terms: { answerDays: 3 } } } },
  ])
})

test('answers that do not fit before the end are an error at their field', () => {
  open({ startAt: '2026-12-01', endAt: '2026-12-04' })
  expect(screen.getByText(/^Så många dagar ryms inte före kampanjens slut, .*4.dec/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Publicerat inlägg godkänns efter'), { target: { value: '3' } })
  expect(screen.queryByText(/^Så många dagar ryms inte/)).toBeNull()
})

test('asking for much of a creator who gets little is warned of, and stops nothing', () => {
  open({ terms: { ...usual, rights: { channels: ['ads'], months: 12 } } })
  expect(screen.getAllByText(/^Det är mycket begärt/)).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Så länge får bilderna användas'), { target: { value: '3' } })
  expect(screen.queryByText(/^Det är mycket begärt/)).toBeNull()
})
