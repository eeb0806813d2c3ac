// Files and what is read of them, for tests.
import { centavos } from '@cuadra/core/dinero';
import type { ArchivoTraido, Lectura } from '../archivo-traido.ts';

export const lectura = (
  ...estados: readonly (readonly [cuenta: string | null, desde: string])[]
): Lectura => ({
  formato: 'ofx',
  estados: estados.map(([cuenta, desde]) => ({
    ...{ cuenta, desde, moneda: 'GTQ', hasta: desde },
    ...{ saldoInicial: centavos(0), saldoFinal: centavos(0), lineas: [] },
  })),
  advertencias: [],
});

export const archivo = (dicho: Partial<ArchivoTraido> & Pick<ArchivoTraido, 'clave'>): ArchivoTraido => ({
  ...{ nombre: `${dicho.clave}.ofx`, bytes: new Uint8Array([1]), fase: 'en-espera' },
  ...{ destinos: [], opciones: [], resultados: [] },
  ...dicho,
});
