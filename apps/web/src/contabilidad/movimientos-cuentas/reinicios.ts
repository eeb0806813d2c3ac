// Results restart each year: where the balance of an account of productos or gastos starts again from zero, and how the
// screen tells it.
import type {
  GrupoDeMovimientos,
  ReinicioDeResultados,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { type Centavos, opuesto, restar, sumar } from '@cuadra/core/dinero';
import { formatearMonto } from '#ui/format/dinero.ts';
import type { AmountsRow } from '#ui/tables/data-table.tsx';
import type { Grupos } from './use-movimientos.ts';

export const REINICIO_ANUAL = 'Reinicio anual (Q)';

export const anioDe = (fecha: string): number => Number(fecha.slice(0, 4));

export function decirReinicio({ fecha, monto }: ReinicioDeResultados): string {
  const anio = anioDe(fecha);
  return `Empieza el ejercicio ${anio}: los ${formatearMonto(monto)} de ${anio - 1} no pasan a este saldo`;
}

/** What the restarts of some balances take from them. */
export const reinicioDe = (reinicios: readonly ReinicioDeResultados[]): Centavos =>
  opuesto(sumar(reinicios.map(({ monto }) => monto)));

type SaldoDelDia =
  | { readonly tipo: 'grupo'; readonly grupo: GrupoDeMovimientos }
  | { readonly tipo: 'reinicio'; readonly reinicio: ReinicioDeResultados; readonly saldo: Centavos };

/** The sums by day or by month with the restarts in their place, each with the balance it leaves. */
export function conReinicios({ saldoInicial, grupos, reinicios }: Grupos): SaldoDelDia[] {
  const filas: SaldoDelDia[] = [];
  const porVenir = [...reinicios];
  let saldo = saldoInicial;
  const reiniciarHasta = (dia: string | undefined) => {
    for (
      let reinicio = porVenir[0];
      reinicio !== undefined && (dia === undefined || reinicio.fecha <= dia);
      reinicio = porVenir[0]
    ) {
      porVenir.shift();
      saldo = restar(saldo, reinicio.monto);
      filas.push({ tipo: 'reinicio', reinicio, saldo });
    }
  };
  for (const grupo of grupos) {
    reiniciarHasta(grupo.clave);
    saldo = grupo.saldo ?? saldo;
    filas.push({ tipo: 'grupo', grupo });
  }
  reiniciarHasta(undefined);
  return filas;
}

/** The balance each day ended with, the restarts too. */
export function saldosPorDia(grupos: Grupos): { clave: string; saldo: Centavos | null }[] {
  const porDia = new Map(
    conReinicios(grupos).map((fila) =>
      fila.tipo === 'grupo' ? [fila.grupo.clave, fila.grupo.saldo] : [fila.reinicio.fecha, fila.saldo],
    ),
  );
  return [...porDia].map(([clave, saldo]) => ({ clave, saldo }));
}

/** In a table whose last column is the balance it leaves. */
export const filaDeReinicio = (reinicio: ReinicioDeResultados, saldo: Centavos | null): AmountsRow => ({
  key: `reinicio ${reinicio.fecha}`,
  name: decirReinicio(reinicio),
  amounts: [null, null, saldo],
});
