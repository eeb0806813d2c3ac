// How a gate stands, in one word.
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';

export type EstadoDeCompuertaVisible = 'en-orden' | 'excepcion' | 'pendiente';

export const nombresDeEstado: Readonly<Record<EstadoDeCompuertaVisible, string>> = {
  'en-orden': 'En orden',
  excepcion: 'Con excepción',
  pendiente: 'Pendiente',
};

type Compuerta = Pick<CompuertaDelCierre, 'pasa' | 'excepcion'>;

export function estadoDe({ pasa, excepcion }: Compuerta): EstadoDeCompuertaVisible {
  if (pasa) return 'en-orden';
  return excepcion?.vigente === true ? 'excepcion' : 'pendiente';
}

/** What it says besides its state; undefined when it only repeats it. */
export function explicacionDe(compuerta: Compuerta & Pick<CompuertaDelCierre, 'motivo'>): string | undefined {
  return compuerta.motivo === `${nombresDeEstado[estadoDe(compuerta)]}.` ? undefined : compuerta.motivo;
}

/** «4 de 6 en orden · 2 firmadas». */
export function resumen(compuertas: readonly CompuertaDelCierre[]): string {
  const enOrden = compuertas.filter((una) => estadoDe(una) !== 'pendiente').length;
  const firmadas = compuertas.filter(({ firma }) => firma?.vigente === true).length;
  const firmas = firmadas === 1 ? '1 firmada' : `${firmadas} firmadas`;
  return `${enOrden} de ${compuertas.length} en orden · ${firmas}`;
}
