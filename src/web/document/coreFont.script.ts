declare global {
  interface Uint8ArrayConstructor {
    /** Missing in older browsers. */
    readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer>
  }
}

/**
 * Adds the core font. A `FontFace` built from bytes is available synchronously; a data URL in a style sheet would arrive
 * a frame later and shift the layout. It wins over the `@font-face` rule because it is added later.
 * @param text the font in Base64
 */
export default function addCoreFont(descriptors: FontFaceDescriptors, text: string): void {
  const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  document.fonts.add(new FontFace('Archivo', bytes, descriptors))
}
