import { expect, test } from '@jest/globals'
import { dress } from './dress'

test('inline styles become classes, equal ones the same, beside the classes that are there', () => {
  const { html, css } = dress(
    '<p style="gap:16px" class="a">x</p><p style="gap:16px">y</p><img class="b" style="aspect-ratio:2;width:20px"/>',
    'q',
  )
  expect(html).toBe('<p class="q0 a">x</p><p class="q0">y</p><img class="q1 b"/>')
  expect(css).toBe('.q0{gap:16px}.q1{aspect-ratio:2;width:20px}')
})

test.each([
  ['color:red}body{display:none', ''],
  ['background:url(https://elsewhere.example/x)', ''],
  ['color:&quot;&lt;/style&gt;', ''],
  ['--owner:#123456;color:red}*{', '.q0{--owner:#123456}'],
])('%s cannot leave its rule', (style, css) => {
  expect(dress(`<p style="${style}">x</p>`, 'q').css).toBe(css)
})

test('what needs a script cannot be pressed, fields and links can, and no script is among it', () => {
  const { html } = dress(
    '<button type="button">Dela</button><input name="email" type="email" autofocus=""/><input type="radio" name="a"/><input role="combobox" type="text"/><a href="/p">P</a><script>1</script>',
    'q',
  )
  expect(html).toBe(
    '<button inert>Dela</button><input data-name="email" type="email"/><input inert type="radio"/><input inert role="combobox" type="text"/><a href="/p">P</a>',
  )
})

test('a form can be filled in and sent before the page is there; nothing of it could get into an address', () => {
  const { html } = dress(
    '<form id="login" novalidate=""><label for="r1">Lösenord</label><input id="r1" name="password" type="password" autocomplete="current-password" value=""/><button type="submit" disabled="">Logga in</button></form>',
    'q',
  )
  expect(html).toBe(
    '<form novalidate=""><label for="qr1">Lösenord</label><input id="qr1" data-name="password" type="password" autocomplete="current-password" value=""/><button type="submit">Logga in</button></form>',
  )
})

test('a field that is closed stays closed', () => {
  expect(dress('<input type="text" disabled=""/><textarea readonly=""></textarea>', 'q').html).toBe(
    '<input inert type="text" disabled=""/><textarea inert readonly=""></textarea>',
  )
})

test('names that the page itself will say are not said twice', () => {
  expect(dress('<section aria-labelledby="r1"><h2 id="r1">Om</h2></section>', 'q').html).toBe(
    '<section><h2>Om</h2></section>',
  )
})
