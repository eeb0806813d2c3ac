// The desk that is open, as the cache has it now: an action is asked for with its revision, and its answer put into it.
import type { HechoEnMesa } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { Mesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import { consultas, ponerEnMesa } from '#contabilidad/bancos/consultas.ts';
import type { Mes } from '#contabilidad/bancos/meses.ts';
import { queryClient } from '#platform/query.ts';
import { deLinea, deMovimiento, type Renglon } from '../datos/renglon.ts';

export interface MesaAbierta {
  readonly cuenta: string;
  readonly mes: Mes;
}

const mesaActual = ({ cuenta, mes }: MesaAbierta): Mesa | undefined =>
  queryClient.getQueryData(consultas.mesa(cuenta, mes).queryKey);

export const enMesa = (abierta: MesaAbierta) => ({
  ...abierta.mes,
  revision: mesaActual(abierta)?.revision ?? 0,
});

export const refrescarMesa = ({ cuenta, mes }: MesaAbierta): Promise<void> =>
  queryClient.refetchQueries({ queryKey: consultas.mesa(cuenta, mes).queryKey });

export function renglonesActuales(abierta: MesaAbierta): ReadonlyMap<string, Renglon> {
  const { lineas = [], movimientos = [] } = mesaActual(abierta) ?? {};
  return new Map(
    [...lineas.map(deLinea), ...movimientos.map(deMovimiento)].map((renglon) => [renglon.id, renglon]),
  );
}

/** What came of it is on the desk before anything is said of it. */
export function poner<H extends HechoEnMesa>({ cuenta, mes }: MesaAbierta, hecho: H): H {
  ponerEnMesa(cuenta, mes, hecho.mesa);
  return hecho;
}
