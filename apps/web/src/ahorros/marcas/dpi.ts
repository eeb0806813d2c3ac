// The DPI as it is printed on the document: 1234 56789 0101. It is kept as its thirteen digits.
//
//   escribirDpi('1234567890101') → '1234 56789 0101'
//   leerDpi('1234 56789 0101')   → '1234567890101'
//
// Where only its end is shown it comes already written: escribirDpi('•••• ••••• 0101') → '•••• ••••• 0101'
const DIGITOS = 13;

/** Also of what is still being written: as far as it goes. */
export function escribirDpi(dpi: string): string {
  if (dpi.includes('•')) return dpi;
  const digitos = leerDpi(dpi);
  return [digitos.slice(0, 4), digitos.slice(4, 9), digitos.slice(9)]
    .filter((grupo) => grupo !== '')
    .join(' ');
}

export const leerDpi = (escrito: string): string => escrito.replaceAll(/\D/g, '').slice(0, DIGITOS);
