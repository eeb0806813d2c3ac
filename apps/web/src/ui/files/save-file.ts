// Keeps a downloaded document in the person's folder, with the name the server gave it.
//
//   saveFile(await call(catalogoXlsx));
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The download has its own hold on the bytes once it begins.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
