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
import { abrirCola } from '#contabilidad/libro/cola.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { operacionDe } from '../movimientos/mover.ts';

export interface PorMover {
  readonly monto: number;
  readonly sentido?: Sentido;
  readonly clase?: ClaseDeMovimiento;
  readonly medio?: MedioDeMovimiento;
  readonly idCuenta?: string;
  readonly concepto?: string;
  readonly documento?: string;
  readonly persona?: { readonly documento: string; readonly nombre: string };
  readonly hechoPor?: string;
  /** Whose consent it is posted with. */
  readonly aprobador?: string;
  readonly revierte?: { readonly id: string; readonly motivo: string };
  readonly fecha?: string;
  /** The traslado that it is a leg of. */
  readonly traslado?: string;
  /** The caja it is sent to: it goes as a new traslado, in transit. */
  readonly aLaCaja?: string;
  readonly despues?: (tx: Tx, id: string) => Promise<unknown>;
}

type DondeSeMueve = Pick<Jornada, 'id' | 'cajero' | 'fecha' | 'caja'>;

const OTROS_PRODUCTOS = '603102';

/** An ingreso of other income unless told otherwise; the id of the movement, which is that of its partida. */
export async function moverPorElLibro(
  { db, reloj }: Pick<AplicacionDePrueba, 'db' | 'reloj'>,
  jornada: DondeSeMueve,
  pedido: PorMover,
): Promise<string> {
  const orden = completar(jornada, pedido);
  const { idCuenta: deLaCaja } = await db
    .selectFrom('caja')
    .select('idCuenta')
    .where('id', '=', jornada.caja.id)
    .executeTakeFirstOrThrow();
  reloj.avanzar({ seconds: 1 });
  const ahora = reloj.ahora();
  await abrirCola({ db, reloj }).contabilizar({
    contexto: contextoDelSistema(ahora, 'prueba'),
    accion: 'cajas:mover',
    entidades: [jornada.id],
    partida: partidaDe(jornada, orden, deLaCaja),
    alContabilizar: async (tx) => {
      const registradoEn = ahora.toString();
      if (orden.aLaCaja !== undefined) await ponerEnTransito(tx, jornada, orden, registradoEn);
      await tx
        .insertInto('movimientoDeCaja')
        .values(filaDe(jornada, orden, registradoEn))
        .execute();
      await orden.despues?.(tx, orden.id);
    },
  });
  return orden.id;
}

function completar(jornada: DondeSeMueve, pedido: PorMover) {
  const { sentido = 'entrada' } = pedido;
  const { clase = usual(sentido) } = pedido;
  const nuevo = pedido.aLaCaja === undefined ? null : randomUUIDv7();
  return {
    ...{
      id: randomUUIDv7(),
      clase,
      sentido,
      medio: 'efectivo' as const,
      idCuenta: OTROS_PRODUCTOS,
      concepto: `Prueba de ${clase}`,
    },
    ...{ hechoPor: jornada.cajero.id, fecha: jornada.fecha, traslado: nuevo },
    ...pedido,
  };
}

const usual = (sentido: Sentido): ClaseDeMovimiento => (sentido === 'entrada' ? 'ingreso' : 'egreso');

type Orden = ReturnType<typeof completar>;

function partidaDe(jornada: DondeSeMueve, orden: Orden, deLaCaja: string) {
  const { id, sentido, monto, idCuenta, concepto, fecha, hechoPor, revierte, aprobador = null } = orden;
  const [debe, haber] = sentido === 'entrada' ? [deLaCaja, idCuenta] : [idCuenta, deLaCaja];
  const comun = {
    ...{
      id,
      origen: 'caja' as const,
      fecha,
      agencia: jornada.caja.agencia,
      concepto,
      autor: hechoPor,
      aprobador,
    },
    operacion: operacionDe(orden),
    lineas: [alDebe(debe, monto), alHaber(haber, monto)],
  };
  return porContabilizar(
    revierte === undefined
      ? { ...comun, tipo: 'caja' }
      : { ...comun, revierte: { id: revierte.id, tipo: 'caja' }, motivo: revierte.motivo },
  );
}

function filaDe(jornada: DondeSeMueve, orden: Orden, registradoEn: string) {
  const { id, clase, sentido, medio, monto, idCuenta, concepto, hechoPor, traslado, persona, revierte } =
    orden;
  return {
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
    ...{ hechoPor, traslado, registradoEn, documento: orden.documento ?? null },
    ...{ personaDocumento: persona?.documento ?? null, personaNombre: persona?.nombre ?? null },
    ...{
      revierte: revierte?.id ?? null,
      motivo: revierte?.motivo ?? null,
    },
  };
}

async function ponerEnTransito(tx: Tx, jornada: DondeSeMueve, orden: Orden, pedidoEn: string): Promise<void> {
  const { traslado, aLaCaja, clase, medio, monto, concepto, hechoPor } = orden;
  if (traslado === null || aLaCaja === undefined) return;
  await tx
    .insertInto('trasladoDeCaja')
    .values({
      ...{ id: traslado, origen: jornada.caja.id, destino: aLaCaja, clase: clase as ClaseDeTraslado, medio },
      ...{
        monto: centavos(monto),
        concepto,
        estado: 'en_transito',
        pedidoPor: hechoPor,
        pedidoEn,
        motivo: null,
      },
    })
    .execute();
}
