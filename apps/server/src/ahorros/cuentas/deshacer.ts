// A transfer or an adjustment that should not have been: both sides go back with mirror movements, and count as if it had never been.
import type { Movido } from '@cuadra/contract/ahorros/movimientos';
import type { MovimientoPorSellar } from '@cuadra/core/ahorros/movimientos-sellados';
import { type Centavos, opuesto } from '@cuadra/core/dinero';
import type { TipoDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerCuentaPorMover } from './cuentas-por-mover.ts';
import { leerMovido } from './leer-movido.ts';
import { type Medios, moverAhorro, moverEnCuenta } from './mover-ahorro.ts';

interface PorDeshacer {
  readonly cuenta: number;
  readonly n: number;
  readonly motivo: string;
  /** Whoever corrects undoes adjustments too, and into days already paid. */
  readonly corrige: boolean;
}

export async function deshacerMovimiento(
  medios: Medios & { readonly db: Database },
  contexto: ContextoConActor,
  orden: PorDeshacer,
  llaveRecibida: string | undefined,
): Promise<Movido> {
  const { db } = medios;
  const llave = llaveDe(llaveRecibida, { que: 'deshacer', ...orden });
  await leerCuentaPorMover(db, contexto.actor, orden.cuenta);
  const hecho = await leerHecho(db, orden);
  const deOtras = hecho.agencias.filter((agencia) => !contexto.actor.agencias.includes(agencia));
  if (deOtras.length > 0) throw new ProblemaError('CUENTA_DE_OTRA_AGENCIA');
  const fecha = hoyEn({ ahora: () => contexto.ahora }).toString();
  const [primera, segunda] = hecho.partidas.map((una) => espejo(contexto, fecha, una, orden.motivo));
  if (primera === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const partida = await moverAhorro(medios, contexto, {
    accion: 'ahorros:deshacer',
    partidas: segunda === undefined ? [primera] : [primera, segunda],
    cuentas: [...new Set([hecho.cuenta, ...hecho.deCuentas])],
    llave,
    async asentar(tx) {
      const { motivo, corrige } = orden;
      if (hecho.desde === null) {
        const { monto, fechaValor, ganaDesde, cuenta, n } = hecho;
        await moverEnCuenta(tx, {
          ...{ cuenta, clase: 'ajuste', monto: opuesto(monto), fecha, fechaValor, partida: primera.id },
          ...{ concepto: motivo, revierte: { n, ganaDesde }, corrige },
        });
        return;
      }
      await sql`select ahorro_deshacer_transferencia(${hecho.desde}::bigint, ${hecho.nDesde}::int, ${fecha}::date, ${primera.id}::uuid,
        ${(segunda ?? primera).id}::uuid, ${motivo}, ${corrige})`
        .execute(tx)
        .catch(explicarRechazo);
    },
  }).catch((error: unknown) => {
    // The ledger says it of the partida; here it is a movement.
    if (error instanceof ProblemaError && error.codigo === 'YA_REVERTIDA')
      throw new ProblemaError('MOVIMIENTO_YA_DESHECHO');
    throw error;
  });
  return leerMovido(db, partida);
}

interface PartidaHecha {
  readonly id: string;
  readonly tipo: TipoDePartida;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly { idCuenta: string; debe: Centavos; haber: Centavos; documento: string | null }[];
  /** The sides of what is undone that are under it. */
  readonly movimientos: readonly MovimientoPorSellar[];
}

interface Hecho {
  readonly cuenta: number;
  readonly n: number;
  readonly clase: string;
  readonly monto: Centavos;
  readonly fechaValor: string;
  readonly ganaDesde: string;
  /** The side that a transfer left from. */
  readonly desde: number | null;
  readonly nDesde: number | null;
  readonly agencias: readonly string[];
  /** Both sides of a transfer. */
  readonly deCuentas: readonly number[];
  readonly partidas: readonly PartidaHecha[];
}

async function leerHecho(db: Database, { cuenta, n, corrige }: PorDeshacer): Promise<Hecho> {
  const { rows } = await sql<Hecho>`
    select m.cuenta, m.n, m.clase, m.monto, m.fecha_valor, m.gana_desde, t.desde, t.n_desde,
      array(select c.id from cuenta_ahorro c where c.id in (m.cuenta, t.desde, t.hacia)) as de_cuentas,
      array(select c.agencia from cuenta_ahorro c where c.id in (m.cuenta, t.desde, t.hacia)) as agencias,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'tipo', p.tipo, 'agencia', p.agencia, 'concepto', p.concepto, 'lineas',
          (select jsonb_agg(jsonb_build_object('idCuenta', l.id_cuenta, 'debe', l.debe, 'haber', l.haber, 'documento', l.documento)
            order by l.n) from linea l where l.ejercicio = p.ejercicio and l.numero = p.numero), 'movimientos',
          (select jsonb_agg(jsonb_build_object('cuenta', o.cuenta, 'clase', o.clase, 'monto', o.monto, 'fechaValor', o.fecha_valor,
              'ganaDesde', o.gana_desde)) from movimiento_ahorro o
            where o.partida = p.id and (o.cuenta, o.n) in ((m.cuenta, m.n), (t.desde, t.n_desde), (t.hacia, t.n_hacia)))) order by p.id <> coalesce(t.partida, m.partida))
       from partida p where p.id in (coalesce(t.partida, m.partida), t.partida_hacia)) as partidas
    from movimiento_ahorro m
    left join transferencia_ahorro t on (t.desde = m.cuenta and t.n_desde = m.n) or (t.hacia = m.cuenta and t.n_hacia = m.n)
    where m.cuenta = ${cuenta} and m.n = ${n}`.execute(db);
  const [hecho] = rows;
  if (hecho === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const deAqui = hecho.desde !== null || (corrige && hecho.clase === 'ajuste');
  if (!deAqui || hecho.partidas === null)
    throw new ProblemaError('MOVIMIENTO_INVALIDO', {
      detalle: 'Aquí se deshacen las transferencias y, quien corrige, los ajustes; lo demás, donde se hizo.',
    });
  return hecho;
}

const espejo = (
  { actor }: ContextoConActor,
  fecha: string,
  { id, tipo, agencia, concepto, lineas, movimientos }: PartidaHecha,
  motivo: string,
): PartidaPorContabilizar =>
  porContabilizar({
    ...{ origen: 'ahorro', fecha, agencia, autor: actor.id, motivo },
    concepto: `Se deshace: ${concepto}`.slice(0, 400),
    lineas: lineas.map(({ idCuenta, debe, haber, documento }) => ({
      idCuenta,
      debe: haber,
      haber: debe,
      documento,
    })),
    movimientos: movimientos.map((uno) => ({ ...uno, monto: opuesto(uno.monto) })),
    revierte: { id, tipo },
  });
