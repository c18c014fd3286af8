declare module 'libheif-js/libheif/libheif.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: unknown) => void,
    ): void
  }
  interface Heif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default function loadHeif(): Heif
}
