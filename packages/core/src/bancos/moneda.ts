// How banks name currencies, as ISO 4217 names them.

/** `Q`, `QTZ.`, `US$`, `Quetzales`, `eur` → `GTQ`, `GTQ`, `USD`, `GTQ`, `EUR`; undefined for what is no currency. */
export function leerMoneda(texto: string): string | undefined {
  const limpio = texto
    .normalize('NFD')
    .replaceAll(/\p{M}|[\s.]/gu, '')
    .toUpperCase();
  return nombresPropios.get(limpio) ?? (/^[A-Z]{3}$/.test(limpio) ? limpio : undefined);
}

const nombresPropios: ReadonlyMap<string, string> = new Map([
  ['Q', 'GTQ'],
  ['QTZ', 'GTQ'],
  ['QTZS', 'GTQ'],
  ['QUETZAL', 'GTQ'],
  ['QUETZALES', 'GTQ'],
  ['$', 'USD'],
  ['US$', 'USD'],
  ['$US', 'USD'],
  ['US', 'USD'],
  ['DOL', 'USD'],
  ['DOLAR', 'USD'],
  ['DOLARES', 'USD'],
  ['€', 'EUR'],
  ['EURO', 'EUR'],
  ['EUROS', 'EUR'],
]);

/** What may stand beside a figure without being part of it, the longest first. */
export const marcasDeMoneda = [
  'QTZS',
  'QTZ',
  'GTQ',
  'USD',
  'US$',
  'EUR',
  'MXN',
  'GBP',
  'CHF',
  'Q.',
  'Q',
  '$',
  '€',
  '£',
];
