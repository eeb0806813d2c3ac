// A page of movements, each with the balance it left and what stood on the other side. The balance of the first one comes
// from the stored balances and that day's lines, so a page costs the same wherever it is.
import type * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { saldosAl } from '../saldos/queries.ts';
import { escribirCursor, leerCursor } from './cursor.ts';
import { type LugarEnElLibro, leerLados, leerMovimientos, type Movimiento, movidoEseDia } from './queries.ts';
import { elegirCuentas, type Seleccion } from './seleccion.ts';

const CONTRAPARTIDAS_MAX = 3;

export async function listarMovimientos(
  db: Database,
  actor: Actor,
  { cursor, limite, orden, ...filtros }: QueryOf<typeof contrato.listarMovimientos>,
): Promise<ResponseOf<typeof contrato.listarMovimientos>> {
  const seleccion = await elegirCuentas(db, actor, filtros);
  const { agencias, pedida } = seleccion;
  const cuentas = seleccion.cuentas.map(({ idCuenta }) => idCuenta);
  const leidos = await leerMovimientos(db, {
    cuentas,
    agencias,
    desde: filtros.desde,
    hasta: filtros.hasta,
    orden,
    despuesDe: cursor === undefined ? undefined : leerCursor(cursor),
    limite: limite + 1,
  });
  const pagina = leidos.slice(0, limite);
  const [primero] = pagina;
  const ultimo = leidos.length > limite ? pagina.at(-1) : undefined;
  const saldoDelPrimero = primero === undefined ? 0 : await netoHasta(db, { cuentas, agencias }, primero);
  const netos = saldosDeLaPagina(pagina, saldoDelPrimero, orden);
  const naturaleza = pedida?.naturaleza ?? 'deudora';
  const conOtroLado = await ponerContrapartidas(db, seleccion, pagina);
  return {
    movimientos: conOtroLado.map((movimiento, i) => ({
      ...movimiento,
      saldo: enSuNaturaleza(netos[i] ?? 0, naturaleza),
    })),
    siguiente: ultimo === undefined ? null : escribirCursor(ultimo),
  };
}

/** Debe − haber of everything up to a movement, that one too. */
async function netoHasta(
  db: Database,
  seleccion: { readonly cuentas: readonly string[]; readonly agencias: readonly string[] },
  lugar: LugarEnElLibro,
): Promise<number> {
  const antes = await netoAntesDe(db, seleccion, lugar.fecha);
  return antes + (await movidoEseDia(db, seleccion, lugar));
}

export async function netoAntesDe(
  db: Database,
  { cuentas, agencias }: { readonly cuentas: readonly string[]; readonly agencias: readonly string[] },
  fecha: string,
): Promise<number> {
  const vispera = Temporal.PlainDate.from(fecha).subtract({ days: 1 }).toString();
  const saldos = await saldosAl(db, { fecha: vispera, agencias, cuentas });
  return saldos.reduce((suma, { debe, haber }) => suma + debe - haber, 0);
}

/** After each one, as debe − haber. Towards older ones, each has what the one before it had not moved yet. */
function saldosDeLaPagina(
  pagina: readonly Movimiento[],
  delPrimero: number,
  orden: 'antiguos' | 'recientes',
): number[] {
  const saldos: number[] = [];
  let saldo = delPrimero;
  for (const [i, { debe, haber }] of pagina.entries()) {
    const anterior = pagina[i - 1];
    if (orden === 'antiguos' && i > 0) saldo += debe - haber;
    if (orden === 'recientes' && anterior !== undefined) saldo -= anterior.debe - anterior.haber;
    saldos.push(saldo);
  }
  return saldos;
}

export type SinSaldo = Omit<contrato.MovimientoDeCuenta, 'saldo'>;

export async function ponerContrapartidas(
  db: Database,
  { catalogo }: Pick<Seleccion, 'catalogo'>,
  movimientos: readonly Movimiento[],
): Promise<SinSaldo[]> {
  const nombres = new Map(catalogo.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  const partidas = new Map(movimientos.map((movimiento) => [claveDe(movimiento), movimiento]));
  const lados = await leerLados(db, [...partidas.values()], CONTRAPARTIDAS_MAX);
  const porLado = new Map(lados.map((lado) => [`${claveDe(lado)} ${lado.esDebe}`, lado]));
  return movimientos.map((movimiento) => {
    const otro = porLado.get(`${claveDe(movimiento)} ${movimiento.debe === 0}`);
    const contrapartidas = (otro?.cuentas ?? []).map((idCuenta) => ({
      idCuenta,
      nombreCuenta: nombres.get(idCuenta) ?? '',
    }));
    return {
      ...movimiento,
      contrapartidas,
      otrasContrapartidas: (otro?.cuantas ?? 0) - contrapartidas.length,
    };
  });
}

function claveDe({ ejercicio, numero }: { readonly ejercicio: number; readonly numero: number }): string {
  return `${ejercicio}/${numero}`;
}
