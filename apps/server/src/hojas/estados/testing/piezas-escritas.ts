// For tests: the small pieces that the writers of statements share.

/** `-1234.56`. */
export function cifraDe(monto: number): string {
  const digitos = String(Math.abs(monto)).padStart(3, '0');
  return `${monto < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
}

/** `20261115`. */
export const compacta = (fecha: string): string => fecha.replaceAll('-', '');

export const escapado = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
