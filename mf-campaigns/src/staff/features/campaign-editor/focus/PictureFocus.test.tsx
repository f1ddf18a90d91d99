/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import {
  buildBrand,
  buildCampaign,
  type FakeRoutes,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  wire,
} from '@samspel/testing'
import { CampaignEditorPage } from '../CampaignEditorPage'

const campaign = buildCampaign({
  id: id(1),
  state: 'draft',
  version: 3,
  productImageUrl: '/uploads/2026/kaffe.webp',
  productImageFocus: { x: 30, y: 70 },
  abilities: ['edit', 'request'],
})
const api: FakeRoutes = {
  'GET /campaigns/:id': wire({ campaign }),
  'GET /brands': listAnswer('brands', [buildBrand({ id: id(200) })]),
  'GET /profile_categories': { profile_categories: [] },
  'GET /community_lists': listAnswer('community_lists', []),
  'GET /packages': { packages: [] },
  'GET /accounts': listAnswer('accounts', []),
  'POST /uploads': wire({
    upload: { id: id(9), url: '/uploads/2026/te.webp', width: 800, height: 600, createdAt: '' },
  }),
  'PATCH /campaigns/:id': (request) =>
    wire({ campaign: { ...campaign, ...(request.body as { campaign: object }).campaign, version: 4 } }),
}
const open = async (more: FakeRoutes = {}) => {
  const app = renderWithApp(<CampaignEditorPage />, {
    route: `/campaigns/${id(1)}/edit?part=product`,
    path: '/campaigns/:id/edit',
    state: { app: { currentUserId: 'u1' } },
    api: { ...api, ...more },
  })
  const point = await screen.findByRole('slider', { name: 'Fokuspunkt' })
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
    await screen.findByText(/^Sparat/)
    return (app.api.to('PATCH /campaigns/:id').at(-1)!.body as { campaign: Record<string, unknown> }).campaign
  }
  return { ...app, point, whole: point.parentElement!, save }
}
const text = () => document.querySelector('output')?.textContent
const crops = () =>
  [...screen.getByRole('list', { name: 'Så beskärs bilden' }).querySelectorAll('img')].map(
    (img) => img.style.objectPosition,
  )
/** A pointer event over a picture of 400 by 200 px. */
const pointer = (type: 'down' | 'move' | 'up', on: Element, x: number, y: number, kind = 'mouse') => {
  const event = new Event(`pointer${type}`, { bubbles: true, cancelable: true })
  fireEvent(on, Object.assign(event, { button: 0, clientX: x, clientY: y, pointerType: kind, pointerId: 1 }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(URL, { createObjectURL: () => 'blob:te', revokeObjectURL: () => undefined })
  HTMLElement.prototype.setPointerCapture = () => undefined
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200)
})

test('the saved point is on the picture, said in words, and each place is shown as it crops', async () => {
  const { point, container } = await open()
  expect(point.getAttribute('aria-valuetext')).toBe('30 % från vänster, 70 % uppifrån')
  expect([point.style.left, point.style.top]).toEqual(['30%', '70%'])
  expect(text()).toBe('30 % från vänster, 70 % uppifrån')
  expect(crops()).toEqual(Array.from({ length: 4 }, () => '30% 70%'))
  // The card in the preview beside the form.
  expect(
    [...container.querySelectorAll<HTMLImageElement>('[inert] img')].map((img) => img.style.objectPosition),
  ).toContain('30% 70%')
})

test('dragged, the point follows and stays within the picture; where it is let go is saved', async () => {
  const { whole, point, save } = await open()
  pointer('down', whole, 100, 100)
  expect(text()).toBe('25 % från vänster, 50 % uppifrån')
  pointer('move', whole, 900, -40)
  expect(text()).toBe('100 % från vänster, 0 % uppifrån')
  expect(crops()[0]).toBe('100% 0%')
  pointer('move', whole, 300, 40)
  pointer('up', whole, 300, 40)
  pointer('move', whole, 0, 0)
  expect(point.getAttribute('aria-valuetext')).toBe('75 % från vänster, 20 % uppifrån')
  expect(await save()).toMatchObject({ productImageFocus: { x: 75, y: 20 } })
})

test('a finger beside the point scrolls; on the point it drags', async () => {
  const { whole, point } = await open()
  pointer('down', whole, 100, 100, 'touch')
  pointer('move', whole, 200, 150, 'touch')
  expect(text()).toBe('30 % från vänster, 70 % uppifrån')
  pointer('down', point, 120, 140, 'touch')
  pointer('move', whole, 200, 150, 'touch')
  expect(text()).toBe('50 % från vänster, 75 % uppifrån')
})

test('arrow keys move it by one, with Shift by ten, and no further than the edge; the middle is one press away', async () => {
  const { point, user, save } = await open()
  point.focus()
  await user.keyboard('{ArrowLeft}{ArrowDown}')
  expect(text()).toBe('29 % från vänster, 71 % uppifrån')
  await user.keyboard('{Shift>}{ArrowUp}{ArrowRight}{/Shift}')
  expect(text()).toBe('39 % från vänster, 61 % uppifrån')
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  expect(text()).toBe('0 % från vänster, 61 % uppifrån')
  await user.click(screen.getByRole('button', { name: 'Till mitten' }))
  expect(text()).toBe('50 % från vänster, 50 % uppifrån')
  expect(screen.queryByRole('button', { name: 'Till mitten' })).toBeNull()
  expect(await save()).toMatchObject({ productImageFocus: null })
})

test('another picture begins in the middle', async () => {
  const { container, save } = await open()
  const picker = container.querySelector('input[type=file]')!
  fireEvent.change(picker, { target: { files: [new File(['x'], 'te.webp', { type: 'image/webp' })] } })
  expect(await screen.findByText('50 % från vänster, 50 % uppifrån')).toBeTruthy()
  expect(await save()).toMatchObject({ productImageUrl: '/uploads/2026/te.webp', productImageFocus: null })
})

test('a point that the server refuses is told beside the picture', async () => {
  const { point, user } = await open({
    'PATCH /campaigns/:id': reply(422, { errors: { product_image_focus: ['invalid'] } }),
  })
  point.focus()
  await user.keyboard('{ArrowLeft}')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText(/ogiltigt värde/i)).toBeTruthy()
  expect(point.getAttribute('aria-invalid')).toBe('true')
  expect(text()).toBe('29 % från vänster, 70 % uppifrån')
})
