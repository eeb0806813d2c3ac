// Cash moved by the books' own door with whatever a paper tells of it: who brought it, what it undoes, where it goes.
import { randomUUIDv7 } from 'node:crypto';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { ClaseDeMovimiento, MedioDeMovimiento, Sentido } from '@cuadra/core/cajas/movimiento';
import { centavos } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { contextoDelSistema } from '../../../../platform/contexto.ts';
import type { Tx } from '../../../../platform/database/escribir.ts';
import { abrirCola } from '../../../libro/cola.ts';
import { porContabilizar } from '../../../libro/partida-por-contabilizar.ts';
import { type MundoDeCajas, OTROS_PRODUCTOS } from '../../testing/mundo-de-cajas.ts';

export interface Movimiento {
  readonly monto: number;
  readonly clase: ClaseDeMovimiento;
  readonly sentido: Sentido;
  readonly medio?: MedioDeMovimiento;
  readonly idCuenta?: string;
  readonly concepto?: string;
  readonly documento?: string;
  readonly persona?: { readonly documento: string; readonly nombre: string };
  readonly traslado?: string;
  readonly autorizacion?: string;
  readonly revierte?: { readonly id: string; readonly motivo: string };
  readonly hechoPor?: string;
  readonly despues?: (tx: Tx, id: string) => Promise<unknown>;
}

export async function mover(
  { db, reloj }: Pick<MundoDeCajas, 'db' | 'reloj'>,
  jornada: Pick<Jornada, 'id' | 'cajero' | 'fecha' | 'caja'>,
  que: Movimiento,
): Promise<string> {
  const {
    monto,
    clase,
    sentido,
    medio = 'efectivo',
    idCuenta = OTROS_PRODUCTOS,
    concepto = `Prueba de ${clase}`,
  } = que;
  const { hechoPor = jornada.cajero.id, revierte, persona } = que;
  const { idCuenta: deLaCaja } = await db
    .selectFrom('caja')
    .select('idCuenta')
    .where('id', '=', jornada.caja.id)
    .executeTakeFirstOrThrow();
  const [debe, haber] = sentido === 'entrada' ? [deLaCaja, idCuenta] : [idCuenta, deLaCaja];
  const id = randomUUIDv7();
  reloj.avanzar({ seconds: 1 });
  const ahora = reloj.ahora();
  const comun = {
    origen: 'caja',
    ...{ id, fecha: jornada.fecha, agencia: jornada.caja.agencia, concepto, autor: hechoPor },
    lineas: [alDebe(debe, monto), alHaber(haber, monto)],
  } as const;
  await abrirCola({ db, reloj }).contabilizar({
    contexto: contextoDelSistema(ahora, 'prueba'),
    accion: 'cajas:mover',
    sujetaALimite: false,
    entidades: [jornada.id],
    partida: porContabilizar(
      revierte === undefined
        ? { ...comun, tipo: 'caja' }
        : { ...comun, revierte: { id: revierte.id, tipo: 'caja' }, motivo: revierte.motivo },
    ),
    alContabilizar: async (tx) => {
      await tx
        .insertInto('movimientoDeCaja')
        .values({
          ...{
            id,
            partida: id,
            jornada: jornada.id,
            clase,
            sentido,
            medio,
            monto: centavos(monto),
            idCuenta,
            concepto,
          },
          ...{ documento: que.documento ?? null, traslado: que.traslado ?? null },
          ...{ personaDocumento: persona?.documento ?? null, personaNombre: persona?.nombre ?? null },
          ...{ autorizacion: que.autorizacion ?? null, hechoPor, registradoEn: ahora.toString() },
          ...{ revierte: revierte?.id ?? null, motivo: revierte?.motivo ?? null },
        })
        .execute();
      await que.despues?.(tx, id);
    },
  });
  return id;
}
