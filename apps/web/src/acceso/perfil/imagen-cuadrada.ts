/** In pixels: twice the biggest place where it is shown. */
const LADO = 256;
const CALIDAD = 0.85;

/** The centre of the image as a small square, ready to travel. Rejects when it is not an image. */
export async function imagenCuadrada(archivo: Blob): Promise<string> {
  const imagen = await createImageBitmap(archivo);
  const corte = Math.min(imagen.width, imagen.height);
  const lienzo = document.createElement('canvas');
  lienzo.width = LADO;
  lienzo.height = LADO;
  const [x, y] = [(imagen.width - corte) / 2, (imagen.height - corte) / 2];
  lienzo.getContext('2d')?.drawImage(imagen, x, y, corte, corte, 0, 0, LADO, LADO);
  imagen.close();
  // A browser that cannot write WebP gives PNG, which is as welcome.
  return lienzo.toDataURL('image/webp', CALIDAD);
}
