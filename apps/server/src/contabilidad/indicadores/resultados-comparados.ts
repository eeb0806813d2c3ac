// What a month and a year came to, up to today, beside the same days of the year before: as the estado de resultados has
// it, without the partidas de cierre, so that a closed year reads as it did the day before.
import type { PuntoDeIndicador, Resultado } from '@cuadra/contract/contabilidad/indicadores';
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';
import type { MovidoEnUnDia } from '#contabilidad/saldos/partidas-de-cierre.ts';
import type { Netos } from './series.ts';

export interface LoMovido {
  /** Those of the accounts of results. */
  readonly netos: Netos;
  /** What partidas de cierre moved of it. */
  readonly deCierre: readonly MovidoEnUnDia[];
  /** Debe − haber of the days of the same month, a year before, up to the same day. */
  readonly mismosDias: Centavos;
  readonly hoy: string;
  readonly haceUnAnio: string;
  readonly meses: readonly string[];
}

export function resultadosDe(movido: LoMovido): { readonly delMes: Resultado; readonly delAnio: Resultado } {
  const { hoy, haceUnAnio, meses } = movido;
  const enElMes = (mes: string) => resultadoDelMes(movido, mes);
  const enElAnio = (mes: string) => sumar(mesesHasta(mes).map(enElMes));
  const linea = (medir: (mes: string) => Centavos) =>
    meses.map((mes): PuntoDeIndicador => ({ mes, valor: medir(mes) }));
  const mes = primeroDe(hoy);
  const antes = mismosDiasSinCierre(movido);
  const mesesAntes = mesesHasta(primeroDe(haceUnAnio)).slice(0, -1);
  return {
    delMes: { desde: mes, valor: enElMes(mes), antes, linea: linea(enElMes) },
    delAnio: {
      desde: `${hoy.slice(0, 4)}-01-01`,
      valor: enElAnio(mes),
      antes: sumar([...mesesAntes.map(enElMes), antes]),
      linea: linea(enElAnio),
    },
  };
}

function resultadoDelMes({ netos, deCierre }: LoMovido, mes: string): Centavos {
  const neto = sumar([...netos.values()].map((suyos) => suyos.get(mes) ?? CERO));
  return opuesto(restar(neto, netoDe(deCierre.filter(({ fecha }) => primeroDe(fecha) === mes))));
}

function mismosDiasSinCierre({ deCierre, mismosDias, haceUnAnio }: LoMovido): Centavos {
  const desde = primeroDe(haceUnAnio);
  return opuesto(
    restar(mismosDias, netoDe(deCierre.filter(({ fecha }) => fecha >= desde && fecha <= haceUnAnio))),
  );
}

const netoDe = (movidos: readonly MovidoEnUnDia[]): Centavos =>
  sumar(movidos.map(({ debe, haber }) => centavos(debe - haber)));

const primeroDe = (fecha: string): string => `${fecha.slice(0, 7)}-01`;

/** The first day of each month of a year, from January to that one. */
function mesesHasta(mes: string): string[] {
  const [anio, ultimo] = [mes.slice(0, 4), Number(mes.slice(5, 7))];
  return Array.from({ length: ultimo }, (_, n) => `${anio}-${String(n + 1).padStart(2, '0')}-01`);
}
