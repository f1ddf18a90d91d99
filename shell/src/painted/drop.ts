/** Removes the view painted by the edge, if it is still there, so that the real page is visible. */
export const dropPainted = (): void => {
  document.getElementById('painted')?.remove()
  delete document.documentElement.dataset['painted']
}
