// What SGML and XML write with an ampersand, as letters. Nothing else is expanded: no file declares entities of its own here.

export function sinEntidades(texto: string): string {
  if (!texto.includes('&')) return texto;
  return texto.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,6}));/g,
    (entera, decimal, hexa, nombre) => {
      if (nombre !== undefined) return nombradas.get(String(nombre).toLowerCase()) ?? entera;
      const letra = decimal === undefined ? Number.parseInt(hexa, 16) : Number(decimal);
      return letra > 0 && letra <= 0x10ffff ? String.fromCodePoint(letra).toWellFormed() : entera;
    },
  );
}

const nombradas: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
