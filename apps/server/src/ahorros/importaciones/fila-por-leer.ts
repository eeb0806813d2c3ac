// One row of a sheet, cell by cell: what does not read becomes an error of its row and field, and the rest is read all the same.
import type { ErrorDeFilaDeAhorro } from '@cuadra/contract/ahorros/importaciones';
import { reconocer } from '@cuadra/core/catalogo-importacion';
import type { Centavos } from '@cuadra/core/dinero';
import type { CeldasDeHoja } from '#hojas/celdas-de-hoja.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';

export interface FilaPorLeer<C extends string> {
  readonly linea: number;
  /** Null where nothing was written. */
  texto(campo: C): string | null;
  fecha(campo: C): string | null;
  monto(campo: C): Centavos | null;
  entero(campo: C): number | null;
  /** A yearly rate in per cent, as parts per million. */
  tasa(campo: C): number | null;
  /** One of those, by its own name or by what people call it. */
  una<V extends string>(campo: C, nombres: Readonly<Record<V, string>>): V | null;
  negar(campo: C, mensaje: string): null;
  readonly errores: readonly ErrorDeFilaDeAhorro[];
}

const NO_ES_FECHA = 'no es una fecha en el orden de las demás. Escríbala como 2026-01-31.';
const NO_ES_MONTO = 'no es un monto exacto en quetzales, como 1234.56.';
const PPM_MAX = 1_000_000;

export function filaPorLeer<C extends string>(
  fila: FilaLeida,
  celdas: Pick<CeldasDeHoja<C>, 'celda' | 'fecha' | 'monto'>,
): FilaPorLeer<C> {
  const { linea } = fila;
  const errores: ErrorDeFilaDeAhorro[] = [];
  const negar = (campo: C, mensaje: string): null => {
    errores.push({ linea, campo, codigo: 'PETICION_INVALIDA', mensaje });
    return null;
  };
  const texto = (campo: C): string | null => {
    const escrito = celdas.celda(fila, campo).trim();
    return escrito === '' ? null : escrito;
  };
  const leer = <V>(campo: C, como: (escrito: string) => V | null): V | null => {
    const escrito = texto(campo);
    return escrito === null ? null : como(escrito);
  };
  return {
    linea,
    errores,
    texto,
    negar,
    fecha: (campo) => {
      const leida = celdas.fecha(fila, campo);
      return leida === undefined ? negar(campo, `«${texto(campo)}» ${NO_ES_FECHA}`) : leida;
    },
    monto: (campo) => {
      const leido = celdas.monto(fila, campo);
      return leido === undefined ? negar(campo, `«${texto(campo)}» ${NO_ES_MONTO}`) : leido;
    },
    entero: (campo) =>
      leer(campo, (escrito) =>
        /^\d{1,9}$/.test(escrito) ? Number(escrito) : negar(campo, `«${escrito}» no es un número entero.`),
      ),
    tasa: (campo) =>
      leer(campo, (escrito) => ppmDe(escrito) ?? negar(campo, `La tasa «${escrito}» no se entiende.`)),
    una: (campo, nombres) =>
      leer(campo, (escrito) => {
        const valores = Object.keys(nombres) as (keyof typeof nombres)[];
        const hallado =
          reconocer(valores, escrito) ??
          valores.find((valor) => reconocer([nombres[valor]], escrito) !== undefined);
        return hallado ?? negar(campo, `«${escrito}» no es ${opciones.format(valores)}.`);
      }),
  };
}

const opciones = new Intl.ListFormat('es', { type: 'disjunction' });

/** `5.25`, `5.25 %`: up to four decimals, exactly. */
function ppmDe(escrito: string): number | undefined {
  const partes = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(escrito);
  if (partes === null) return undefined;
  const [, enteros = '', decimales = ''] = partes;
  const ppm = Number(enteros + decimales.padEnd(4, '0'));
  return ppm <= PPM_MAX ? ppm : undefined;
}
