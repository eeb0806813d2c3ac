// A photo with fewer points, and still enough to read a receipt by: phones take them of more than the server receives.
const LADO_MAX = 4_000;
const CALIDAD = 0.85;

export async function reducirImagen(archivo: File): Promise<File> {
  const foto = await createImageBitmap(archivo, { imageOrientation: 'from-image' });
  const escala = Math.min(1, LADO_MAX / Math.max(foto.width, foto.height));
  const lienzo = new OffscreenCanvas(Math.round(foto.width * escala), Math.round(foto.height * escala));
  const pincel = lienzo.getContext('2d');
  if (pincel === null) throw new Error('Este navegador no dibuja');
  // What was transparent is paper, not ink.
  pincel.fillStyle = 'white';
  pincel.fillRect(0, 0, lienzo.width, lienzo.height);
  pincel.drawImage(foto, 0, 0, lienzo.width, lienzo.height);
  foto.close();
  const contenido = await lienzo.convertToBlob({ type: 'image/jpeg', quality: CALIDAD });
  return new File([contenido], `${archivo.name.replace(/\.[^.]*$/, '')}.jpg`, { type: contenido.type });
}
