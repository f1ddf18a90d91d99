/** @jest-environment @happy-dom/jest-environment */
import { beforeAll, expect, jest, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { messageForStatus } from '@samspel/i18n'
import {
  type AppRender,
  type FakeRoutes,
  fireEvent,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
} from '@samspel/testing'
import {
  Area,
  Checkbox,
  DateInput,
  each,
  excerptLength,
  Form,
  ImageInput,
  imageRequired,
  MultiSelect,
  Num,
  RadioCards,
  required,
  type Schema,
  Select,
  SubmitButton,
  Switch,
  Tags,
  TextInput,
  toSubmitErrors,
  useFieldList,
  useFormValue,
} from '../index'

const sent: unknown[] = []
const open = (
  children: ReactNode,
  { initialValues = {}, schema = {}, api = {} }: { initialValues?: object; schema?: Schema; api?: FakeRoutes } = {},
) =>
  renderWithApp(
    <Form id="f" schema={schema} initialValues={initialValues} onSubmit={(values) => void sent.push(values)}>
      {children}
      <SubmitButton />
    </Form>,
    { api },
  )
const save = async (user: AppRender['user']) => {
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await screen.findByText('Inget är ändrat ännu.')
  return sent.at(-1)
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
})

test('each kind of field gives its kind of value', async () => {
  const options = [
    { value: 'SE', label: 'Sverige' },
    { value: 'NO', label: 'Norge' },
  ]
  const { user } = open(
    <>
      <TextInput name="name" label="Namn" optional />
      <Num name="price" label="Pris" suffix="kr" />
      <Select name="country" label="Land" options={options} />
      <RadioCards
        name="package"
        label="Paket"
        options={[
          { value: 'small', label: 'Litet' },
          { value: 'large', label: 'Stort' },
        ]}
      />
      <Checkbox name="terms" label="Villkor" />
      <Switch name="isPublic" label="Offentlig" />
      <Tags name="hashtags" label="Hashtaggar" mark="#" />
    </>,
  )
  fireEvent.change(screen.getByLabelText(/^Namn/), { target: { value: 'Vinter' } })
  fireEvent.change(screen.getByLabelText('Pris'), { target: { value: '1200' } })
  fireEvent.change(screen.getByLabelText('Land'), { target: { value: 'NO' } })
  await user.click(screen.getByLabelText('Stort'))
  await user.click(screen.getByLabelText('Villkor'))
  await user.click(screen.getByLabelText('Offentlig'))
  for (const word of ['#vinter ', 'fjäll '])
    fireEvent.change(screen.getByLabelText('Hashtaggar'), { target: { value: word } })
  expect(await save(user)).toEqual({
    name: 'Vinter',
    price: 1200,
    country: 'NO',
    package: 'large',
    terms: true,
    isPublic: true,
    hashtags: ['vinter', 'fjäll'],
  })
  expect(screen.getByText(/valfritt/)).toBeTruthy()
})

test('clearing what was empty is no change', async () => {
  const { user } = open(<TextInput name="name" label="Namn" />, { initialValues: { name: null } })
  await user.type(screen.getByLabelText('Namn'), 'a')
  await user.clear(screen.getByLabelText('Namn'))
  expect(screen.getByText('Inget är ändrat ännu.')).toBeTruthy()
})

test('nothing is lost: a field that goes out of sight and comes back holds what was typed', async () => {
  function Sometimes() {
    const isShown = useFormValue<boolean>('more')
    return (
      <>
        <Switch name="more" label="Mer" />
        {isShown && <TextInput name="title" label="Titel" />}
      </>
    )
  }
  const { user } = open(<Sometimes />, { initialValues: { more: true, title: '' } })
  await user.type(screen.getByLabelText('Titel'), 'Min blogg')
  await user.click(screen.getByLabelText('Mer'))
  expect(screen.queryByLabelText('Titel')).toBeNull()
  await user.click(screen.getByLabelText('Mer'))
  expect((screen.getByLabelText('Titel') as HTMLInputElement).value).toBe('Min blogg')
})

test('the excerpt counts its characters, and the 141st is refused (V-29)', async () => {
  const { user } = open(<Area name="excerpt" label="Utdrag" counterMax={140} />, { schema: { excerpt: excerptLength } })
  fireEvent.change(screen.getByLabelText(/^Utdrag/), { target: { value: 'å'.repeat(140) } })
  expect(screen.getByText('140 av 140')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Utdrag/), 'x')
  await user.tab()
  expect(screen.getByText('högst 140 tecken')).toBeTruthy()
})

test('a list of variants: add, fill, remove; an error stands at its own item (E-07)', async () => {
  function Variants() {
    const products = useFieldList<{ title: string }>('products')
    return (
      <>
        {products.names.map((name, index) => (
          <div key={name}>
            <TextInput name={`${name}.title`} label={`Titel ${index + 1}`} />
            <button type="button" onClick={() => products.remove(index)}>{`Ta bort ${index + 1}`}</button>
          </div>
        ))}
        <button type="button" onClick={() => products.add({ title: '' })}>
          Lägg till
        </button>
      </>
    )
  }
  const { user } = open(<Variants />, {
    initialValues: { products: [{ title: 'Ett' }] },
    schema: { products: each({ title: required }) },
  })
  await user.click(screen.getByText('Lägg till'))
  await user.click(screen.getByLabelText('Titel 2'))
  await user.tab()
  expect(screen.getByLabelText('Titel 2').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Titel 2'), 'Två')
  await user.click(screen.getByText('Ta bort 1'))
  expect(await save(user)).toEqual({ products: [{ title: 'Två' }] })
})

test('a picture is uploaded when chosen, and its address is the value (V-07)', async () => {
  const { user, api } = open(<ImageInput name="image" label="Bild" />, {
    schema: { image: imageRequired },
    api: { 'POST /uploads': wire({ upload: { id: '1', url: '/uploads/a.webp', width: 1, height: 1, createdAt: '' } }) },
  })
  await user.upload(screen.getByLabelText('Bild'), new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toContain('/uploads/a.webp'))
  expect(await save(user)).toEqual({ image: '/uploads/a.webp' })
  expect(api.calls[0]?.body).toBeInstanceOf(FormData)
})

test.each([
  ['with its address once it has arrived', true],
  ['not at all when it fails, which the field says', false],
])('what is sent while a picture uploads is sent %s (V-07)', async (_how, succeeds) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const upload = { id: '1', url: '/uploads/b.webp', width: 1, height: 1, createdAt: '' }
  const before = sent.length
  const { user } = open(
    <>
      <TextInput name="name" label="Namn" />
      <ImageInput name="image" label="Bild" />
    </>,
    {
      api: {
        'POST /uploads': async () => {
          await arrived
          return succeeds ? wire({ upload }) : reply(422, { errors: { file: ['not_an_image'] } })
        },
      },
    },
  )
  await user.type(screen.getByLabelText('Namn'), 'Fjordkaffe')
  await user.upload(screen.getByLabelText('Bild'), new File(['x'], 'b.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).toBe('true'))
  expect(sent).toHaveLength(before)
  arrive()
  if (succeeds) {
    await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'Fjordkaffe', image: '/uploads/b.webp' }))
  } else {
    expect(await screen.findByText('filen är ingen bild. Välj en JPEG, PNG eller WebP.')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(sent).toHaveLength(before)
  }
})

test('a phone is not told to drop a picture, nor of a computer (V-07)', () => {
  const before = window.matchMedia
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never
  open(<ImageInput name="image" label="Bild" />)
  expect(screen.getByText('Välj en bild')).toBeTruthy()
  expect(screen.queryByText(/Dra hit/)).toBeNull()
  window.matchMedia = before
})

test('Bad input: an upload that is no image, too large, or refused by the server says so at the field', async () => {
  const { api } = open(<ImageInput name="image" label="Bild" />, {
    api: { 'POST /uploads': reply(422, { errors: { file: ['not_an_image'] } }) },
  })
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Bild'), { target: { files: [file] } })
  choose(new File(['x'], 'a.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('filen är ingen bild. Välj en JPEG, PNG eller WebP.')).toBeTruthy()
  const image = jest.spyOn(window, 'Image').mockImplementation(() => {
    const broken = { onload: () => {}, onerror: () => {} }
    queueMicrotask(() => broken.onerror())
    return broken as never
  })
  choose(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText('filen är för stor. Välj en på högst 8 MB.')).toBeTruthy()
  image.mockRestore()
  expect(api.calls).toHaveLength(0)
  choose(new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await screen.findByText('filen är ingen bild. Välj en JPEG, PNG eller WebP.')).toBeTruthy()
  expect(api.calls).toHaveLength(1)
})

test.each([
  [413, { error: 'body_too_large', max_bytes: 4 * 1024 * 1024 + 65_536 }],
  [422, { errors: { file: ['file_too_large'] }, max_bytes: 4 * 1024 * 1024 }],
])('an upload that is refused with %i as too large says the limit that the refusal names', async (status, answer) => {
  open(<ImageInput name="image" label="Bild" />, { api: { 'POST /uploads': reply(status, answer) } })
  fireEvent.change(screen.getByLabelText('Bild'), {
    target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
  })
  expect(await screen.findByText('filen är för stor. Välj en på högst 4 MB.')).toBeTruthy()
})

test('a calendar day and several of a list stand under their labels', async () => {
  open(
    <>
      <DateInput name="startAt" label="Start" />
      <MultiSelect name="categories" label="Kategorier" options={[{ value: '1', label: 'Mat' }]} />
    </>,
    { initialValues: { startAt: '2026-01-18', categories: ['1'] } },
  )
  expect(await screen.findByLabelText('Start')).toBeTruthy()
  expect(await screen.findByText('Mat')).toBeTruthy()
})

test('a server’s path of a list item finds its field (X-29)', () => {
  const outcome = {
    ok: false,
    parsedError: {
      status: 422,
      kind: 'http' as const,
      id: undefined,
      message: messageForStatus(422),
      original: { 'products.0.title': ['too_long'] },
    },
  }
  expect(toSubmitErrors(outcome, ['products[0].title'])).toMatchObject({
    products: [{ title: { id: 'i18n.field.too_long' } }],
  })
})
