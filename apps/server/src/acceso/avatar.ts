// An avatar travels as a data URL. Its first bytes must be those of the image it says to be: what a browser is going to
// show to other people is never taken on its word, and SVG (which may carry script) is not an image here.
const FIRMAS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

export function esAvatarValido(dataUrl: string): boolean {
  const partes = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl);
  if (partes === null) return false;
  const [, formato = '', contenido = ''] = partes;
  return FIRMAS[formato]?.(Buffer.from(contenido, 'base64')) ?? false;
}
