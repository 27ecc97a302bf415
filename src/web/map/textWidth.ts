let context: CanvasRenderingContext2D | null | undefined

/** Width of a text in pixels, in a typeface as a style sheet writes it. For the browser only. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (context === null) return text.length * 8
  context.font = font
  return context.measureText(text).width
}
