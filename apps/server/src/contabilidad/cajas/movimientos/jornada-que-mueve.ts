// The jornada in which a cajero moves cash: their own, open, of today, and not frozen by who counts it by surprise. PostgreSQL
// asks the same again when the movement is kept.
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import type { JornadaDelMovimiento } from './mover.ts';

export interface JornadaQueMueve extends JornadaDelMovimiento {
  readonly cajero: string;
  readonly estado: EstadoDeJornada;
  readonly congelada: boolean;
  readonly caja: JornadaDelMovimiento['caja'] & { readonly id: string };
}

/** From a row with `columnasDeJornada`. */
export interface FilaDeJornada {
  readonly jornada: string;
  readonly fecha: string;
  readonly cajero: string;
  readonly estado: EstadoDeJornada;
  readonly congelada: boolean;
  readonly caja: string;
  readonly codigo: string;
  readonly agencia: string;
  readonly cuentaDeCaja: string;
}

/** From `jornada j join caja c`. */
export const columnasDeJornada = sql.raw<unknown>(`j.id as jornada, j.fecha, j.cajero, j.estado,
  j.congelada_por is not null as congelada, c.id as caja, c.codigo, c.agencia, c.id_cuenta as cuenta_de_caja`);

export function jornadaDeFila(fila: FilaDeJornada): JornadaQueMueve {
  const { jornada, fecha, cajero, estado, congelada, caja, codigo, agencia, cuentaDeCaja } = fila;
  return {
    ...{ id: jornada, fecha, cajero, estado, congelada },
    caja: { id: caja, codigo, agencia, idCuenta: cuentaDeCaja },
  };
}

/** The one that whoever asks has in hand, fit to move cash now. */
export async function jornadaPropia(db: Database, contexto: ContextoConActor): Promise<JornadaQueMueve> {
  const { rows } = await sql<FilaDeJornada>`${preparada}
    select ${columnasDeJornada} from jornada j join caja c on c.id = j.caja
    where j.cajero = ${contexto.actor.id} and j.estado in ('abierta', 'contada')`.execute(db);
  const [fila] = rows;
  if (fila === undefined)
    throw new ProblemaError('JORNADA_CERRADA', { detalle: 'Abra primero la jornada de su caja.' });
  return exigirQueMueva(contexto, jornadaDeFila(fila));
}

export function exigirQueMueva(contexto: ContextoConActor, jornada: JornadaQueMueve): JornadaQueMueve {
  const { cajero, estado, fecha, congelada } = jornada;
  if (cajero !== contexto.actor.id) throw new ProblemaError('CAJA_AJENA');
  if (estado !== 'abierta') throw new ProblemaError('JORNADA_CERRADA');
  if (fecha !== hoyEn({ ahora: () => contexto.ahora }).toString())
    throw new ProblemaError('JORNADA_DE_OTRO_DIA');
  if (congelada) throw new ProblemaError('CAJA_CONGELADA');
  return jornada;
}
