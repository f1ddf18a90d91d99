/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { readInlineConfig, readInlineRegistry } from './inline'

const page = (id: string, text: string) => {
  document.body.innerHTML = ''
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = id
  script.textContent = text
  document.body.append(script)
}

test('the registry is read from the page', () => {
  page('registry', JSON.stringify({ revision: 4, remotes: { a: { version: '1' } } }))
  expect(readInlineRegistry(document)).toMatchObject({ revision: 4, remotes: { a: { version: '1' } } })
})

test.each(['', '{"rev', 'null'])('a registry that says %j leaves a shell without remotes', (text) => {
  page('registry', text)
  expect(readInlineRegistry(document)).toMatchObject({ revision: 0, remotes: {} })
})

test('addresses have the defaults of a same-origin set-up', () => {
  page('config', '{"apiUrl":"https://api.example"}')
  expect(readInlineConfig(document)).toEqual({
    apiUrl: 'https://api.example',
    publicUrl: '/public',
    environment: 'local',
  })
})
