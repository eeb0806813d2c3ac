// Keeps a downloaded document in the person's folder, with the name the server gave it.
//
//   saveFile(await call(catalogoXlsx));
export function saveFile(archivo: File): void {
  const url = URL.createObjectURL(archivo);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = archivo.name;
  enlace.click();
  // The download has its own hold on the bytes once it begins.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
