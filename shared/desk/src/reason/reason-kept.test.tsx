/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { useState } from 'react'
import { renderWithApp, screen, waitFor } from '@samspel/testing'
import { Button } from '@samspel/ui'
import { ReasonDialog } from './ReasonDialog'

const word = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, description: 'Test', defaultMessage, en: '' })

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öppna</Button>
      {isOpen && (
        <ReasonDialog
          id="decline.1"
          title="Neka Tove"
          help={word('Hjälp')}
          submit={word('Neka')}
          onClose={() => setOpen(false)}
          onSend={() => Promise.resolve({ ok: true, parsedError: undefined })}
        />
      )}
    </>
  )
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Skäl' })

beforeEach(() => sessionStorage.clear())

test('Escape loses no word of a reason: it is there when the dialog opens again, and gone once it was sent', async () => {
  const { user } = renderWithApp(<Page />, { state: { app: { currentUserId: 'u1' } } })
  await user.click(screen.getByRole('button', { name: 'Öppna' }))
  await user.type(await field(), 'Fel säsong')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Öppna' }))
  await waitFor(async () => expect((await field()).value).toBe('Fel säsong'))
  await user.click(screen.getByRole('button', { name: 'Neka' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Öppna' }))
  expect((await field()).value).toBe('')
})
