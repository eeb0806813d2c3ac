// Thirteen months of an indicator out of what its accounts moved: what it was at the end of each month and what it is now.
// Each account of detail counts once, by the closest of those chosen: moving a branch of the chart repeats nothing.
import {
  type CuentaDeIndicador,
  type IdDeIndicador,
  type Indicador,
  indicadores,
  type ParteDeIndicador,
  type PuntoDeIndicador,
} from '@cuadra/contract/contabilidad/indicadores';
import type { Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import { esDeResultado } from '@cuadra/core/cierre';
import { CERO, type Centavos, centavos, opuesto, sumar } from '@cuadra/core/dinero';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import type { NetoDeUnMes } from './queries.ts';

export interface CuentaDelCatalogo {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
  readonly naturaleza: Naturaleza;
}

/** By account of detail and first day of the month; what was before all of them, under no month. */
export type Netos = ReadonlyMap<string, ReadonlyMap<string | null, Centavos>>;

export function ordenarNetos(filas: readonly NetoDeUnMes[]): Netos {
  const netos = new Map<string, Map<string | null, Centavos>>();
  for (const { idCuenta, mes, neto } of filas) {
    const suyos = netos.get(idCuenta) ?? new Map<string | null, Centavos>();
    netos.set(idCuenta, suyos.set(mes, neto));
  }
  return netos;
}

export interface Libros {
  readonly catalogo: readonly CuentaDelCatalogo[];
  readonly netos: Netos;
  /** The first day of each of the thirteen months, in order. */
  readonly meses: readonly string[];
}

export function indicadoresDe(elegidas: readonly CuentaDeIndicador[], libros: Libros): Indicador[] {
  const porIndicador = Map.groupBy(elegidas, ({ indicador }) => indicador);
  return indicadores.map((id) => indicadorDe(id, porIndicador.get(id) ?? [], libros));
}

function indicadorDe(id: IdDeIndicador, elegidas: readonly CuentaDeIndicador[], libros: Libros): Indicador {
  if (elegidas.length === 0) return { id, valor: null, linea: [], partes: [] };
  const series = [
    ...elegidas.flatMap((una) => serieDe(una, elegidas, libros)),
    ...porCerrar(id, elegidas, libros),
  ];
  const linea = libros.meses.map(
    (mes, n): PuntoDeIndicador => ({ mes, valor: sumar(series.map(({ valores }) => valores[n] ?? CERO)) }),
  );
  return {
    id,
    valor: linea.at(-1)?.valor ?? CERO,
    linea,
    partes: series.map(({ parte, valores }) => ({ ...parte, valor: valores.at(-1) ?? CERO })),
  };
}

interface Serie {
  readonly parte: Omit<ParteDeIndicador, 'valor'>;
  readonly valores: readonly Centavos[];
}

function serieDe(
  { idCuenta, signo }: CuentaDeIndicador,
  elegidas: readonly CuentaDeIndicador[],
  libros: Libros,
): Serie[] {
  const cuenta = libros.catalogo.find((una) => una.idCuenta === idCuenta);
  if (cuenta === undefined) return [];
  const deDetalle = libros.catalogo.filter(
    (una) => una.tipoCuenta === 'D' && masCercana(una.idCuenta, elegidas) === idCuenta,
  );
  const valores = acumular(deDetalle, libros).map((neto) => {
    const saldo = enSuNaturaleza(neto, cuenta.naturaleza);
    return signo === 1 ? saldo : opuesto(saldo);
  });
  return [{ parte: { idCuenta, nombreCuenta: cuenta.nombreCuenta }, valores }];
}

/** The balance general counts in capital what productos and gastos hold until a closing takes it there. */
function porCerrar(id: IdDeIndicador, elegidas: readonly CuentaDeIndicador[], libros: Libros): Serie[] {
  if (id !== 'capital') return [];
  const deDetalle = libros.catalogo.filter(
    ({ idCuenta, tipoCuenta }) =>
      tipoCuenta === 'D' && esDeResultado(idCuenta) && masCercana(idCuenta, elegidas) === undefined,
  );
  const valores = acumular(deDetalle, libros).map(opuesto);
  return valores.every((valor) => valor === 0)
    ? []
    : [{ parte: { idCuenta: null, nombreCuenta: 'Resultado por cerrar' }, valores }];
}

function masCercana(idCuenta: string, elegidas: readonly CuentaDeIndicador[]): string | undefined {
  return elegidas
    .map((una) => una.idCuenta)
    .filter((una) => idCuenta.startsWith(una))
    .reduce<string | undefined>((mejor, una) => (una.length > (mejor?.length ?? 0) ? una : mejor), undefined);
}

/** Debe − haber of all of them at the end of each month. */
function acumular(cuentas: readonly CuentaDelCatalogo[], { netos, meses }: Libros): Centavos[] {
  const [primero = ''] = meses;
  const suyos = cuentas.flatMap(({ idCuenta }) => [...(netos.get(idCuenta) ?? [])]);
  let saldo = sumar(suyos.filter(([mes]) => mes === null || mes < primero).map(([, neto]) => neto));
  return meses.map((mes) => {
    for (const [suyo, neto] of suyos) if (suyo === mes) saldo = centavos(saldo + neto);
    return saldo;
  });
}
