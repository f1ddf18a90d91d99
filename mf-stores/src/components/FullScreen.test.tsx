/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, renderWithApp, screen } from '@samspel/testing'
import { FullScreen } from './FullScreen'

const open = () => {
  const onClose = jest.fn()
  renderWithApp(
    <FullScreen label="Pass" onClose={onClose}>
      <h1 tabIndex={-1}>Pass</h1>
      <dialog open aria-label="Fråga" />
      <input type="file" aria-label="Bild" />
    </FullScreen>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Pass' }) }
}
const cancel = (cancelable: boolean, bubbles = false) => new Event('cancel', { cancelable, bubbles })

test('Esc leaves it, and the browser does not take it away before its page does', () => {
  const { onClose, dialog } = open()
  const asked = cancel(true)
  fireEvent(dialog, asked)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(asked.defaultPrevented).toBe(true)
})

test('Esc leaves it too where the browser closes it without asking', () => {
  const { onClose, dialog } = open()
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('where the browser asks and closes it all the same, it is left once', () => {
  const { onClose, dialog } = open()
  fireEvent(dialog, cancel(false))
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(dialog, new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('what is closed inside it, a dialog or the choice of a file, leaves it open', () => {
  const { onClose } = open()
  const inner = screen.getByRole('dialog', { name: 'Fråga' })
  fireEvent(inner, cancel(true))
  fireEvent(inner, new Event('close'))
  fireEvent(screen.getByLabelText('Bild'), cancel(true, true))
  expect(onClose).not.toHaveBeenCalled()
})
