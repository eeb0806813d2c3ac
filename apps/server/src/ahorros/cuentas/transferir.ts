// Money of one savings account that passes to another: two movements and one partida or, between agencias, one partida in each through
// a bridge account, together or not at all.
import type { transferir as endpoint, Movido } from '@cuadra/contract/ahorros/movimientos';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import type { Operacion } from '@cuadra/core/control/operaciones';
import { CERO, type Centavos, opuesto } from '@cuadra/core/dinero';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import {
  type CuentaPorMover,
  exigirPuente,
  leerCuentaPorMover,
  tienenLosMismosTitulares,
} from './cuentas-por-mover.ts';
import { leerMovido } from './leer-movido.ts';
import { type Medios, moverAhorro } from './mover-ahorro.ts';

type MediosConBase = Medios & { readonly db: Database };

export async function transferir(
  medios: MediosConBase,
  contexto: ContextoConActor,
  body: BodyOf<typeof endpoint>,
  llaveRecibida: string | undefined,
): Promise<Movido> {
  const { db } = medios;
  if (body.desde === body.hacia) throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'hacia');
  const desde = await leerCuentaPorMover(db, contexto.actor, body.desde, 'desde');
  const hacia = await leerCuentaPorMover(db, contexto.actor, body.hacia, 'hacia');
  const propia = await tienenLosMismosTitulares(db, desde.id, hacia.id);
  const operacion = propia ? 'transferencia-propia' : 'transferencia-ajena';
  const traspaso = await prepararTraspaso(db, contexto, { ...body, operacion, desde, hacia });
  const partida = await moverAhorro(medios, contexto, {
    accion: 'ahorros:transferir',
    llave: llaveDe(llaveRecibida, { que: 'transferencia', ...body }),
    cuentas: [desde.id, hacia.id],
    ...traspaso,
  });
  return leerMovido(db, partida);
}

export interface Traspaso {
  readonly operacion: Operacion;
  readonly desde: CuentaPorMover;
  readonly hacia: CuentaPorMover;
  readonly monto: Centavos;
  readonly concepto: string;
  readonly documento: string | null;
  readonly puente: string | null;
}

/** What it posts, and what moves with it. */
export async function prepararTraspaso(
  db: Database,
  contexto: Contexto,
  traspaso: Traspaso,
): Promise<{
  readonly partidas: [PartidaPorContabilizar, ...PartidaPorContabilizar[]];
  readonly asentar: (tx: Tx) => Promise<void>;
}> {
  const { operacion, desde, hacia, monto, concepto, documento } = traspaso;
  const fecha = hoyEn({ ahora: () => contexto.ahora }).toString();
  const puente = desde.agencia === hacia.agencia ? undefined : await exigirPuente(db, traspaso.puente);
  const comun = { fechaValor: fecha, ganaDesde: fecha };
  const sale = { ...comun, cuenta: desde.id, clase: 'transferencia-enviada', monto: opuesto(monto) } as const;
  const entra = { ...comun, cuenta: hacia.id, clase: 'transferencia-recibida', monto } as const;
  const hacer = (
    como: Operacion,
    agencia: string,
    [debe, haber]: readonly [string, string],
    movimientos: readonly MovimientoPorSellar[],
  ) =>
    porContabilizar({
      ...{ operacion: como, movimientos },
      ...{ origen: 'ahorro', tipo: 'diario', fecha, agencia, autor: contexto.actor?.id ?? null },
      concepto: `Transferencia de la cuenta ${desde.numero} a la ${hacia.numero}: ${concepto}`,
      lineas: deDosLineas(debe, haber, monto, documento),
    });
  const [primera, segunda] =
    puente === undefined
      ? [hacer(operacion, desde.agencia, [desde.control, hacia.control], [sale, entra])]
      : [
          hacer(operacion, desde.agencia, [desde.control, puente], [sale]),
          hacer('transferencia-recibida', hacia.agencia, [puente, hacia.control], [entra]),
        ];
  return {
    partidas: segunda === undefined ? [primera] : [primera, segunda],
    async asentar(tx) {
      await sql`select ahorro_transferir(${desde.id}::bigint, ${hacia.id}::bigint, ${monto}::bigint, ${fecha}::date, ${primera.id}::uuid,
        ${(segunda ?? primera).id}::uuid, ${concepto}, ${documento})`
        .execute(tx)
        .catch(explicarRechazo);
    },
  };
}

export const deDosLineas = (
  debe: string,
  haber: string,
  monto: Centavos,
  documento: string | null = null,
): LineaDePartida[] => [
  { idCuenta: debe, debe: monto, haber: CERO, documento },
  { idCuenta: haber, debe: CERO, haber: monto, documento },
];
