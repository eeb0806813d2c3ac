// The one way in which money enters or leaves a savings account, whoever asks for it: a transfer, a correction, a closing, the
// counter. The partida goes through the ledger's queue and, in its same transaction, PostgreSQL moves the account: it judges its
// state and its balance with the account in hand, so that two who withdraw at once never overdraw it.
import type { ClaseDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import type { MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { conConsentimiento } from '#contabilidad/libro/con-consentimiento.ts';
import { type Contabilizada, contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { leerEntorno } from '#contabilidad/libro/entorno.ts';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { problemaDe, revisar } from '#contabilidad/libro/revisar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Reloj } from '#platform/reloj.ts';

export interface Medios {
  readonly cola: Cola;
  readonly reloj: Reloj;
}

export interface OrdenDeAhorro {
  /** What the bitácora calls it: ahorros:transferir, ahorros:ajustar, ahorros:cerrar… */
  readonly accion: string;
  /** At least one, each with the movements that `asentar` makes; all of them are posted or none is. The key is kept with the first. */
  readonly partidas: readonly [PartidaPorContabilizar, ...PartidaPorContabilizar[]];
  /** With it, asking twice moves once; `llaveDe` of what was asked. */
  readonly llave?: Llave | undefined;
  /** The savings accounts that it moves: whoever consents sees them, and no other is moved by it. */
  readonly cuentas: readonly number[];
  /** Moves the accounts (see `moverEnCuenta`), and what else happens with it: in the same transaction. */
  readonly asentar: (tx: Tx) => Promise<void>;
}

/** The id of the first partida: of the one made now or, if the key was used before, of the one made then. */
export async function moverAhorro(medios: Medios, contexto: Contexto, orden: OrdenDeAhorro): Promise<string> {
  const [primera, ...otras] = orden.partidas;
  const admitida = await sinMolestarATandas(medios.reloj, () =>
    medios.cola.contabilizar({
      contexto,
      accion: orden.accion,
      acto: { cuentas: orden.cuentas, otras },
      llave: orden.llave,
      partida: primera,
      alContabilizar: (tx) =>
        enSuNombre(tx, contexto, orden.accion, async () => {
          await contabilizarOtras(tx, contexto, otras);
          await orden.asentar(tx);
          await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
        }),
    }),
  );
  return 'idRepetida' in admitida ? admitida.idRepetida : admitida.contabilizada.id;
}

export interface MovimientoPedido {
  readonly cuenta: number;
  readonly clase: ClaseDeMovimientoAhorro;
  /** Signed: what it adds to the balance. */
  readonly monto: Centavos;
  readonly fecha: string;
  /** From when it counts for interest; absent: from its date. */
  readonly fechaValor?: string;
  /** Already posted in this transaction, with that date. */
  readonly partida: string;
  readonly concepto?: string | null;
  readonly documento?: string | null;
  /** The movement that it undoes, whole: it counts from when that one did. */
  readonly revierte?: { readonly n: number; readonly ganaDesde: string } | null;
  /** Into days already paid too: a corrective run follows. */
  readonly corrige?: boolean;
}

export type MovimientoSinPartida = Omit<MovimientoPedido, 'partida'>;

/** As its partida says it beforehand. */
export function porSellar({
  cuenta,
  clase,
  monto,
  fecha,
  fechaValor = fecha,
  revierte,
}: MovimientoSinPartida): MovimientoPorSellar {
  return { cuenta, clase, monto, fechaValor, ganaDesde: revierte?.ganaDesde ?? fechaValor };
}

/** Inside the transaction that posted its partida; whoever has another door of their own (the counter) calls it there. */
export async function moverEnCuenta(
  tx: Tx,
  { cuenta, clase, monto, fecha, fechaValor = fecha, partida, ...resto }: MovimientoPedido,
): Promise<{ readonly n: number; readonly saldo: Centavos }> {
  const { concepto = null, documento = null, revierte = null, corrige = false } = resto;
  const { rows } = await sql<{ n: number; saldo: Centavos }>`
    select n, saldo from ahorro_mover(${cuenta}::bigint, ${clase}, ${monto}::bigint, ${fecha}::date, ${fechaValor}::date, ${partida}::uuid,
      ${concepto}, ${documento}, ${revierte?.n ?? null}::int, ${corrige})`
    .execute(tx)
    .catch(explicarRechazo);
  const [movido] = rows;
  if (movido === undefined) throw new Error(`La cuenta ${cuenta} quedó sin mover`);
  return movido;
}

const ESPERA_MIN_MS = 50;
const ESPERA_MAX_MS = 150;
const ESPERA_TOTAL_MS = 3_000;

/** A tanda of a run that holds the account is done in a moment: it is asked again, with the order of the books let go. */
export async function sinMolestarATandas<T>(reloj: Reloj, trabajo: () => Promise<T>): Promise<T> {
  for (let esperado = 0; ; ) {
    try {
      return await trabajo();
    } catch (error) {
      const ocupada = error instanceof ProblemaError && error.codigo === 'CUENTA_OCUPADA';
      if (!ocupada || esperado >= ESPERA_TOTAL_MS) throw error;
      const espera = ESPERA_MIN_MS + Math.random() * (ESPERA_MAX_MS - ESPERA_MIN_MS);
      await reloj.esperar(espera);
      esperado += espera;
    }
  }
}

/** Judged as the queue judges: by what the books know now. */
async function contabilizarOtras(
  tx: Tx,
  { ahora, consentimiento }: Contexto,
  pedidas: readonly PartidaPorContabilizar[],
): Promise<readonly Contabilizada[]> {
  if (pedidas.length === 0) return [];
  const otras = pedidas.map((partida) => conConsentimiento(partida, consentimiento));
  const entorno = await leerEntorno(tx, ahora, otras);
  for (const otra of otras) {
    const problema = problemaDe(revisar(entorno, otra));
    if (problema !== undefined) throw problema;
  }
  return contabilizar(tx, ahora, otras);
}

/** Several people's requests travel in one transaction of the queue: what this one changes is signed by whoever asked for it. */
async function enSuNombre(
  tx: Tx,
  { actor, direccion, peticion }: Contexto,
  accion: string,
  trabajo: () => Promise<void>,
): Promise<void> {
  await firmar(tx, actor?.id ?? '', actor?.sesion ?? '', direccion, peticion, accion);
  await trabajo();
  await firmar(tx, '', '', '', '', 'partidas:contabilizar');
}

async function firmar(
  tx: Tx,
  ...[actor, sesion, direccion, peticion, accion]: readonly string[]
): Promise<void> {
  await sql`select set_config('cuadra.actor', ${actor}, true), set_config('cuadra.sesion', ${sesion}, true),
    set_config('cuadra.direccion', ${direccion}, true), set_config('cuadra.peticion', ${peticion}, true),
    set_config('cuadra.accion', ${accion}, true)`.execute(tx);
}
