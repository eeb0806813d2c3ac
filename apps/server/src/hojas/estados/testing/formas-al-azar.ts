import fc from 'fast-check';
import type { FormaGenerica } from './escribir-generico.ts';

export const formasAlAzar: fc.Arbitrary<FormaGenerica> = fc.record({
  idioma: fc.constantFrom('es', 'en'),
  separador: fc.constantFrom(',', ';', '\t', '|'),
  decimal: fc.constantFrom('punto', 'coma'),
  conMiles: fc.boolean(),
  ordenDeFecha: fc.constantFrom('dma', 'mda', 'amd'),
  montos: fc.constantFrom('con-signo', 'dos-columnas', 'con-marca'),
  conSaldo: fc.boolean(),
  masRecientePrimero: fc.boolean(),
  columnasAlReves: fc.boolean(),
  saltoDeLinea: fc.constantFrom('\n', '\r\n', '\r'),
});
