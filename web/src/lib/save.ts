/** Files that the browser makes itself. */

/** Save a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Save a drawing as a picture whose longer side has so many pixels; false if the browser cannot. */
export async function savePng(name: string, svg: string, longest: number): Promise<boolean> {
  const [, , width = 1, height = 1] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const scale = longest / Math.max(width, height)
  const sized = svg.replace('<svg ', `<svg width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" `)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  try {
    await image.decode()
  } catch {
    return false
  }
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (blob) saveBlob(name, blob)
  return blob !== null
}

function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
