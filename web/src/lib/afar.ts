/** A screen that is read from across the room: all that is written grows with it (see tokens.css). */

export function afar(): () => void {
  document.documentElement.dataset.afar = ''
  return () => delete document.documentElement.dataset.afar
}
