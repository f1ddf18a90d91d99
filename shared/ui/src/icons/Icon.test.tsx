/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { render, waitFor } from '@testing-library/react'
import { Icon } from './Icon'
import { lateIconPaths } from './late-paths'
import { iconPaths } from './paths'

test('an icon of the frame is drawn at once', () => {
  const { container } = render(<Icon name="menu-2" />)
  expect(container.querySelector('path')).toHaveAttribute('d', iconPaths['menu-2'])
})

test('any other has its place at once and its line when that has come', async () => {
  const { container } = render(<Icon name="truck" size={24} label="Skickat" />)
  expect(container.querySelector('svg')).toHaveAttribute('width', '24')
  await waitFor(() => expect(container.querySelector('path')).toHaveAttribute('d', lateIconPaths.truck))
})
