// How a savings account ends: its interest is settled with the engine of every run, as a run of one line; then its balance goes to
// another account, or waits to be taken whole at the counter.
import type { cerrarCuenta as endpoint } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import { CERO, type Centavos, opuesto } from '@cuadra/core/dinero';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { type Llave, llaveDe, partidaDeLlave, tomarLlave } from '#contabilidad/libro/llaves.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { exigirActo } from '#control/exigir-acto.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerCuentaPorMover, tienenLosMismosTitulares } from './cuentas-por-mover.ts';
import { type CuentaQueGana, exigirReglas } from './interes-de-cuenta.ts';
import { type LineaDeCierre, liquidar, type PorLiquidar } from './liquidacion.ts';
import { type Medios, moverAhorro, sinMolestarATandas } from './mover-ahorro.ts';
import { prepararTraspaso } from './transferir.ts';

type MediosConBase = Medios & { readonly db: Database };
type Orden = BodyOf<typeof endpoint>;

export async function cerrarCuenta(
  medios: MediosConBase,
  contexto: ContextoConActor,
  id: number,
  orden: Orden,
  llaveRecibida: string | undefined,
): Promise<void> {
  const { db } = medios;
  const llave = llaveDe(llaveRecibida, { que: 'cierre', cuenta: id, ...orden });
  if (llave !== undefined && (await partidaDeLlave(db, contexto.actor, llave)) !== undefined) return;
  await leerCuentaPorMover(db, contexto.actor, id);
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const porLiquidar = await liquidar(db, id, hoy);
  const { cuenta, liquidacion } = porLiquidar;
  if (cuenta.version !== orden.version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  if (liquidacion.anticipado && !orden.aceptaAnticipado)
    throw problemaDeCampo('CUENTA_A_PLAZO', 'aceptaAnticipado');
  if (liquidacion.total !== orden.total) throw new ProblemaError('LIQUIDACION_CAMBIADA');
  if (orden.destino === id) throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'destino');
  const operacion = await operacionDeCierre(db, id, orden.destino);
  await terminar(medios, contexto, porLiquidar, {
    ...orden,
    operacion,
    hoy,
    accion: 'ahorros:cerrar',
    llave,
  });
}

/** Null: it waits at the counter, and nothing leaves yet. */
async function operacionDeCierre(db: Database, id: number, destino: number | null) {
  if (destino === null) return 'cuenta-por-retirar';
  return (await tienenLosMismosTitulares(db, id, destino)) ? 'cierre-de-cuenta' : 'cierre-a-otro';
}

export interface ComoTermina {
  readonly operacion: 'cuenta-por-retirar' | 'cierre-de-cuenta' | 'cierre-a-otro' | 'vencimiento';
  readonly hoy: string;
  readonly accion: string;
  readonly motivo: string;
  readonly destino: number | null;
  readonly puente: string | null;
  readonly llave?: Llave | undefined;
}

/** Whoever asks for it: a person, or the last day of a term. */
export async function terminar(
  medios: MediosConBase,
  contexto: Contexto,
  { cuenta, liquidacion, linea }: PorLiquidar,
  { operacion, hoy, accion, motivo, destino, puente, llave }: ComoTermina,
): Promise<void> {
  const { db } = medios;
  const deInteres = linea === undefined ? undefined : partidaDeInteres(contexto, cuenta, linea, hoy);
  const traspaso =
    destino === null || liquidacion.total === 0
      ? undefined
      : await prepararTraspaso(db, contexto, {
          ...{ desde: cuenta, hacia: await leerCuentaPorMover(db, contexto.actor, destino, 'destino') },
          ...{
            operacion,
            monto: liquidacion.total,
            concepto: 'Cierre de la cuenta',
            documento: null,
            puente,
          },
        });
  const asentar = async (tx: Tx) => {
    if (operacion === 'cuenta-por-retirar') await exigirQueSeRetire(tx, contexto, cuenta, liquidacion.total);
    if (linea !== undefined) await liquidarEnLibros(tx, contexto, cuenta, linea, deInteres?.id ?? null, hoy);
    await exigirVersion(tx, cuenta);
    await sql`select ahorro_cerrar(${cuenta.id}::bigint, ${hoy}::date, ${motivo})`
      .execute(tx)
      .catch(explicarRechazo);
    await traspaso?.asentar(tx);
  };
  const [primera, ...otras] = [
    ...(deInteres === undefined ? [] : [deInteres]),
    ...(traspaso?.partidas ?? []),
  ];
  if (primera !== undefined) {
    const cuentas = [cuenta.id, ...(destino === null ? [] : [destino])];
    await moverAhorro(medios, contexto, { accion, partidas: [primera, ...otras], cuentas, llave, asentar });
    return;
  }
  // Nothing is posted: it was empty, or all of it waits for the counter and earned nothing.
  await sinMolestarATandas(medios.reloj, () =>
    escribir(db, contexto, accion, async (tx) => {
      await asentar(tx);
      if (llave !== undefined && contexto.actor !== undefined)
        await tomarLlave(tx, { ...contexto, actor: contexto.actor }, llave, crypto.randomUUID());
      await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
    }),
  );
}

async function exigirQueSeRetire(
  tx: Tx,
  contexto: Contexto,
  { id, numero, agencia }: CuentaQueGana,
  monto: Centavos,
): Promise<void> {
  const { actor } = contexto;
  if (actor === undefined) return;
  await exigirActo(
    tx,
    { ...contexto, actor },
    {
      operacion: 'cuenta-por-retirar',
      ...{ agencia, entidad: 'cuenta_ahorro', id: String(id), monto, que: { monto }, cuentas: [id] },
      resumen: `Cerrar la cuenta ${numero}: su saldo se retira en caja`,
    },
  );
}

/** What it earned depends on its state and its term too: they are as they were read. */
async function exigirVersion(tx: Tx, { id, version }: CuentaQueGana): Promise<void> {
  const { rows } = await sql<{ version: number }>`select version from cuenta_ahorro where id = ${id}`.execute(
    tx,
  );
  if (rows[0]?.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

async function liquidarEnLibros(
  tx: Tx,
  { ahora }: Contexto,
  { id }: CuentaQueGana,
  linea: LineaDeCierre,
  partida: string | null,
  hoy: string,
): Promise<void> {
  await sql`select corrida_de_cierre(${id}::bigint, ${hoy}::date, ${ahora.toString()}::timestamptz, ${partida}::uuid,
    ${JSON.stringify(linea)}::jsonb)`
    .execute(tx)
    .catch(explicarRechazo);
}

/** Undefined when nothing is paid nor given back. */
function partidaDeInteres(
  { actor }: Contexto,
  cuenta: CuentaQueGana,
  linea: LineaDeCierre,
  fecha: string,
): PartidaPorContabilizar | undefined {
  const { interes, isr } = linea;
  if (interes === 0 && isr === 0) return undefined;
  const { cuentaGasto, cuentaIsr } = exigirReglas(cuenta);
  return porContabilizar({
    ...{ origen: 'interes', tipo: 'interes', fecha, agencia: cuenta.agencia, autor: actor?.id ?? null },
    concepto: `Liquidación de intereses al cerrar la cuenta ${cuenta.numero}`,
    movimientos: movimientosDeCierre(cuenta, linea, fecha),
    lineas: [
      ...(interes > 0 ? par(cuentaGasto, cuenta.control, interes) : []),
      ...(interes < 0 ? par(cuenta.control, cuentaGasto, opuesto(interes)) : []),
      ...(isr > 0 ? par(cuenta.control, cuentaIsr, isr) : []),
      ...(isr < 0 ? par(cuentaIsr, cuenta.control, opuesto(isr)) : []),
    ],
  });
}

/** Those that corrida_de_cierre makes: of the last day that is settled. */
function movimientosDeCierre(
  { id, vence }: CuentaQueGana,
  { interes, isr }: LineaDeCierre,
  hoy: string,
): MovimientoPorSellar[] {
  const ganaDesde = vence !== null && vence < hoy ? vence : hoy;
  const comun = { cuenta: id, fechaValor: fechaDeDia(numeroDeDia(ganaDesde) - 1), ganaDesde };
  const posibles: MovimientoPorSellar[] = [
    { ...comun, clase: interes < 0 ? 'penalizacion' : 'interes', monto: interes },
    { ...comun, clase: 'isr', monto: opuesto(isr) },
  ];
  return posibles.filter(({ monto }) => monto !== 0);
}

const par = (debe: string, haber: string, monto: LineaDeCierre['interes']): LineaDePartida[] => [
  { idCuenta: debe, debe: monto, haber: CERO },
  { idCuenta: haber, debe: CERO, haber: monto },
];
