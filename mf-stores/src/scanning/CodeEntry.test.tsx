/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { CodeEntry } from './CodeEntry'

const open = (props: object = {}) => {
  const onCode = jest.fn<(code: string) => void>()
  return { ...renderWithApp(<CodeEntry {...props} onCode={onCode} />), onCode }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kodens åtta tecken' })

test('letters turn into capitals and the eighth character checks by itself, once', async () => {
  const { user, onCode } = open({ autoFocus: true })
  expect(document.activeElement).toBe(field())
  await user.keyboard('k7rm 4t9')
  expect(onCode).not.toHaveBeenCalled()
  await user.keyboard('x')
  expect(field().value).toBe('K7RM4T9X')
  expect(onCode.mock.calls).toEqual([['K7RM4T9X']])
  await user.keyboard('a')
  expect(onCode).toHaveBeenCalledTimes(1)
})

test('pasting fills all eight', async () => {
  const { user, onCode } = open()
  await user.click(field())
  await user.paste('k7rm 4t9x\n')
  expect(onCode.mock.calls).toEqual([['K7RM4T9X']])
})

test('what no code has is told of and left out', async () => {
  const { user } = open()
  expect(screen.queryByRole('status')).toBeNull()
  await user.type(field(), 'K0')
  expect(field().value).toBe('K')
  expect(screen.getByRole('status').textContent).toMatch(/Läs av tecknet/)
})

test('a code to correct has its last character chosen: one press replaces it', async () => {
  const { user, onCode } = open({ code: 'K7RM4T9V', autoFocus: true })
  expect([field().selectionStart, field().selectionEnd]).toEqual([7, 8])
  await user.keyboard('x')
  expect(onCode.mock.calls).toEqual([['K7RM4T9X']])
})
