// What changes between what is in force and what is about to be published, said in the same sentences.
import type { TablaDeTasas, TramoEscrito, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { decirReglas } from '../producto/decir-reglas.ts';

export interface Diferencia {
  readonly tema: string;
  /** Null: there was nothing. */
  readonly antes: string | null;
  /** Null: it is no more. */
  readonly despues: string | null;
}

export function compararReglas(
  clase: ClaseDeProducto,
  antes: VersionDeProducto | undefined,
  despues: VersionDeProducto,
): Diferencia[] {
  const deAntes = new Map(
    antes === undefined
      ? []
      : decirReglas(clase, antes, antes.nombresDeCuentas).map(({ tema, frase }) => [tema, frase]),
  );
  return decirReglas(clase, despues, despues.nombresDeCuentas)
    .map(({ tema, frase }) => ({ tema, antes: deAntes.get(tema) ?? null, despues: frase }))
    .filter((una) => una.antes !== una.despues);
}

export function compararTasas(
  clase: ClaseDeProducto,
  antes: TablaDeTasas | undefined,
  despues: TablaDeTasas,
): Diferencia[] {
  const modo = {
    tema: 'Cómo se aplican',
    antes: antes === undefined ? null : nombresDeModoDeTabla[antes.modo],
    despues: nombresDeModoDeTabla[despues.modo],
  };
  const deAntes = porTramo(clase, antes?.tramos ?? []);
  const deDespues = porTramo(clase, despues.tramos);
  const temas = [...new Set([...deDespues.keys(), ...deAntes.keys()])];
  return [
    modo,
    ...temas.map((tema) => ({
      tema,
      antes: deAntes.get(tema) ?? null,
      despues: deDespues.get(tema) ?? null,
    })),
  ].filter((una) => una.antes !== una.despues);
}

const porTramo = (clase: ClaseDeProducto, tramos: readonly TramoEscrito[]): ReadonlyMap<string, string> =>
  new Map(tramos.map((tramo) => [decirTramo(clase, tramo), decirTasa(tramo.ppm)]));

/** Which amounts and terms it is of: `De Q 0.00 a menos de Q 10,000.00, de 90 a 179 días`. */
function decirTramo(clase: ClaseDeProducto, tramo: TramoEscrito): string {
  const { montoDesde, montoHasta, plazoDesde, plazoHasta } = tramo;
  const montos =
    montoHasta === null
      ? montoDesde === 0
        ? 'Todo monto'
        : `Desde ${formatearQuetzales(montoDesde)}`
      : `De ${formatearQuetzales(montoDesde)} a menos de ${formatearQuetzales(montoHasta)}`;
  return clase === 'vista' ? montos : `${montos}, ${decirPlazo(plazoDesde, plazoHasta)}`;
}

function decirPlazo(desde: number, hasta: number | null): string {
  if (hasta === null) return desde === 0 ? 'todo plazo' : `${desde} días o más`;
  return hasta === desde + 1 ? `${desde} días` : `de ${desde} a ${hasta - 1} días`;
}

interface Regla {
  readonly desde: string;
  readonly estado: string;
}

/** The published one in whose place another comes that day. */
export function laDeAntes<R extends Regla>(reglas: readonly R[], dia: string): R | undefined {
  return reglas
    .filter(({ estado, desde }) => estado === 'publicada' && desde < dia)
    .sort((una, otra) => (una.desde < otra.desde ? 1 : -1))[0];
}
