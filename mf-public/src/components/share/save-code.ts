import { saveFile } from '@samspel/desk/save-file'

/** Side of the code in px: enough for the corner of a poster. */
const side = 1024

/** Turns `QR Presspaketet` into a file name: letters and digits of any language, and hyphens. */
export const codeFileName = (title: string, ending: 'png' | 'svg'): string =>
  `qr-${
    title
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'samspel'
  }.${ending}`

export const saveAsSvg = (svg: SVGElement, title: string): void => {
  const copy = svg.cloneNode(true) as SVGElement
  copy.removeAttribute('class')
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  saveFile(codeFileName(title, 'svg'), new XMLSerializer().serializeToString(copy), 'image/svg+xml')
}

export async function saveAsPng(svg: SVGSVGElement, title: string): Promise<void> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  const lines = svg.querySelector('path')?.getAttribute('d')
  if (!context || !lines) return
  const modules = svg.viewBox.baseVal.width
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = '#000'
  context.scale(side / modules, side / modules)
  context.fill(new Path2D(lines))
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file) saveFile(codeFileName(title, 'png'), file, 'image/png')
}
