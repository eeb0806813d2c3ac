// A movement of a caja posted by the books' own door, as each kind of it is in the end: for tests that need cash to have moved
// and are not about how a kind asks for it.
import { randomUUIDv7 } from 'node:crypto';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type {
  ClaseDeMovimiento,
  ClaseDeTraslado,
  MedioDeMovimiento,
  Sentido,
} from '@cuadra/core/cajas/movimiento';
import { centavos } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { contextoDelSistema } from '../../../platform/contexto.ts';
import type { AplicacionDePrueba } from '../../../testing/application.ts';
import { abrirCola } from '../../libro/cola.ts';
import { porContabilizar } from '../../libro/partida-por-contabilizar.ts';

export interface PorMover {
  readonly monto: number;
  readonly sentido?: Sentido;
  readonly clase?: ClaseDeMovimiento;
  readonly medio?: MedioDeMovimiento;
  readonly idCuenta?: string;
  readonly hechoPor?: string;
  readonly autorizacion?: string;
  readonly fecha?: string;
  /** The caja it is sent to: it goes as a traslado, in transit. */
  readonly aLaCaja?: string;
}

const OTROS_PRODUCTOS = '603102';

/** An ingreso of other income unless told otherwise; the id of the movement, which is that of its partida. */
export async function moverPorElLibro(
  { db, reloj }: Pick<AplicacionDePrueba, 'db' | 'reloj'>,
  jornada: Pick<Jornada, 'id' | 'cajero' | 'fecha' | 'caja'>,
  { monto, sentido = 'entrada', medio = 'efectivo', idCuenta = OTROS_PRODUCTOS, ...otros }: PorMover,
): Promise<string> {
  const { clase = sentido === 'entrada' ? 'ingreso' : 'egreso', autorizacion = null } = otros;
  const { hechoPor = jornada.cajero.id, fecha = jornada.fecha, aLaCaja } = otros;
  const { idCuenta: deLaCaja } = await db
    .selectFrom('caja')
    .select('idCuenta')
    .where('id', '=', jornada.caja.id)
    .executeTakeFirstOrThrow();
  const [debe, haber] = sentido === 'entrada' ? [deLaCaja, idCuenta] : [idCuenta, deLaCaja];
  const id = randomUUIDv7();
  const traslado = aLaCaja === undefined ? null : randomUUIDv7();
  reloj.avanzar({ seconds: 1 });
  const ahora = reloj.ahora();
  await abrirCola({ db, reloj }).contabilizar({
    contexto: contextoDelSistema(ahora, 'prueba'),
    accion: 'cajas:mover',
    sujetaALimite: false,
    entidades: [jornada.id],
    partida: porContabilizar({
      ...{ id, origen: 'caja', tipo: 'caja', fecha, agencia: jornada.caja.agencia, concepto: 'Prueba' },
      lineas: [alDebe(debe, monto), alHaber(haber, monto)],
      autor: hechoPor,
    }),
    alContabilizar: async (tx) => {
      if (traslado !== null && aLaCaja !== undefined)
        await tx
          .insertInto('trasladoDeCaja')
          .values({
            ...{
              id: traslado,
              origen: jornada.caja.id,
              destino: aLaCaja,
              clase: clase as ClaseDeTraslado,
              medio,
            },
            ...{ monto: centavos(monto), concepto: 'Prueba', estado: 'en_transito', pedidoPor: hechoPor },
            ...{ pedidoEn: ahora.toString(), motivo: null },
          })
          .execute();
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
          },
          ...{ concepto: 'Prueba', documento: null, personaDocumento: null, personaNombre: null },
          ...{ traslado, autorizacion, revierte: null, motivo: null, hechoPor },
          registradoEn: ahora.toString(),
        })
        .execute();
    },
  });
  return id;
}
