// A page of movements, each with the balance it left and what stood on the other side. The balance of the first one comes
// from the stored balances and that day's lines, so a page costs the same wherever it is.
import type * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { esDeResultado } from '@cuadra/core/cierre';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { leerApartado, type Movido } from '#contabilidad/saldos/partidas-de-cierre.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { escribirCursor, leerCursor } from './cursor.ts';
import { netoDe } from './lados.ts';
import { type LugarEnElLibro, leerLados, leerMovimientos, type Movimiento, movidoEseDia } from './queries.ts';
import { anioDe, netoAntesDe } from './resultados.ts';
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
    partidas: filtros.partidas,
    orden,
    despuesDe: cursor === undefined ? undefined : leerCursor(cursor),
    limite: limite + 1,
  });
  const pagina = leidos.slice(0, limite);
  const ultimo = leidos.length > limite ? pagina.at(-1) : undefined;
  const enElLibro = orden === 'antiguos' ? pagina : pagina.toReversed();
  const [primero] = enElLibro;
  const delPrimero =
    primero === undefined ? CERO : await netoHasta(db, { ...filtros, cuentas, agencias }, primero);
  const netos = saldosEnOrden(enElLibro, delPrimero, esDeResultado(filtros.idCuenta));
  if (orden === 'recientes') netos.reverse();
  const naturaleza = pedida?.naturaleza ?? 'deudora';
  const conOtroLado = await ponerContrapartidas(db, seleccion, pagina);
  return {
    movimientos: conOtroLado.map((movimiento, i) => ({
      ...movimiento,
      saldo: enSuNaturaleza(netos[i] ?? CERO, naturaleza),
    })),
    siguiente: ultimo === undefined ? null : escribirCursor(ultimo),
  };
}

/** Debe − haber of everything up to a movement, that one too; of the days looked at, only what counts. */
async function netoHasta(db: Database, movido: Movido, lugar: LugarEnElLibro): Promise<Centavos> {
  const { fecha } = lugar;
  const antes = await netoAntesDe(db, movido, fecha);
  const apartado = (await leerApartado(db, { ...movido, hasta: fecha })).filter(
    (uno) => uno.fecha < fecha && (!esDeResultado(uno.idCuenta) || anioDe(uno.fecha) === anioDe(fecha)),
  );
  return centavos(antes - netoDe(apartado) + (await movidoEseDia(db, movido, lugar)));
}

/** After each one, from the oldest, as debe − haber; those of results restart with each year. */
function saldosEnOrden(
  movimientos: readonly Movimiento[],
  delPrimero: Centavos,
  reinician: boolean,
): Centavos[] {
  let saldo = delPrimero;
  return movimientos.map(({ fecha, debe, haber }, i) => {
    const anterior = movimientos[i - 1];
    if (anterior === undefined) return saldo;
    if (reinician && anioDe(anterior.fecha) !== anioDe(fecha)) saldo = CERO;
    saldo = centavos(saldo + debe - haber);
    return saldo;
  });
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
