// Where a cajero stands: the jornada in course and the caja of today. Whatever they ask for is of that caja, or not theirs.
import type { ClaseDeCaja } from '@cuadra/core/cajas/movimiento';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { ZONA_HORARIA } from '../../platform/reloj.ts';

export interface MiJornada {
  readonly id: string;
  readonly fecha: string;
  readonly estado: 'abierta' | 'contada';
  readonly caja: {
    readonly id: string;
    readonly codigo: string;
    readonly clase: ClaseDeCaja;
    readonly agencia: string;
    readonly idCuenta: string;
  };
}

export const hoyDe = ({ ahora }: Pick<ContextoConActor, 'ahora'>): string =>
  ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().toString();

/** The own jornada in which cash may move now; at that caja, when only there it means something. */
export async function exigirMiJornada(
  db: Database,
  contexto: ContextoConActor,
  enCaja?: string,
): Promise<MiJornada> {
  const { actor } = contexto;
  const { rows } = await sql<MiJornada>`
    select j.id, j.fecha, j.estado, json_build_object('id', c.id, 'codigo', c.codigo, 'clase', c.clase,
      'agencia', c.agencia, 'idCuenta', c.id_cuenta) as caja
    from jornada j join caja c on c.id = j.caja
    where j.cajero = ${actor.id} and j.estado in ('abierta', 'contada')`.execute(db);
  const [jornada] = rows;
  if (jornada === undefined || (enCaja !== undefined && jornada.caja.id !== enCaja)) {
    throw new ProblemaError('JORNADA_CERRADA', { detalle: 'Su caja no está abierta: ábrala primero.' });
  }
  if (!actor.agencias.includes(jornada.caja.agencia)) throw new ProblemaError('CAJA_AJENA');
  exigirQueAdmita(jornada, contexto);
  return jornada;
}

/** A jornada moves cash on its day and until it is counted. */
export function exigirQueAdmita(
  { estado, fecha }: { readonly estado: string; readonly fecha: string },
  contexto: Pick<ContextoConActor, 'ahora'>,
): void {
  if (estado !== 'abierta') throw new ProblemaError('JORNADA_CERRADA');
  if (fecha !== hoyDe(contexto)) throw new ProblemaError('JORNADA_DE_OTRO_DIA');
}

/** The caja of the jornada in course and the one assigned today: one, unless yesterday's is still to be closed. */
export async function misCajas(db: Database, contexto: ContextoConActor): Promise<string[]> {
  const { id, agencias } = contexto.actor;
  const { rows } = await sql<{ id: string }>`
    select c.id from caja c where c.agencia = any(${agencias}::text[]) and c.id in (
      select j.caja from jornada j where j.cajero = ${id} and j.estado in ('abierta', 'contada')
      union all
      select a.caja from asignacion_de_caja a
      where a.cajero = ${id} and a.desde <= ${hoyDe(contexto)}::date and (a.hasta is null or a.hasta >= ${hoyDe(contexto)}::date))`.execute(
    db,
  );
  return rows.map((caja) => caja.id);
}
