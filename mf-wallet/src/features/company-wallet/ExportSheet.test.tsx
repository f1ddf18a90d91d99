/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, jest, test } from '@jest/globals'
import { id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { accountLists, transactionLists } from '../../data'
import { ExportSheet } from './ExportSheet'

const accounts = [
  { accountId: id(101), name: 'Havsro' },
  { accountId: id(102), name: 'Mossa & Moln' },
]
const open = (answer: unknown) => {
  const onClose = jest.fn()
  const app = renderWithApp(
    <>
      <ExportSheet accounts={accounts} onClose={onClose} />
      <Toaster />
    </>,
    {
      slices: [accountLists, transactionLists],
      api: { 'GET /wallet/transactions/export': answer } as never,
    },
  )
  return { ...app, onClose }
}

describe('statements as files', () => {
  test('too many lines are refused in words, and the sheet stays', async () => {
    const { user, onClose } = open(reply(422, { errors: { from: ['too_many'] } }))
    await user.click(await screen.findByRole('button', { name: 'Exportera' }))
    expect(await screen.findByText(/fler än 5/)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('the file is saved in the kind that was chosen, and the sheet closes', async () => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user, onClose } = open(wire({ file: 'Datum;Belopp\r\n' }))
    await user.click(await screen.findByRole('radio', { name: /CSV/ }))
    await user.click(screen.getByRole('button', { name: 'Exportera' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
