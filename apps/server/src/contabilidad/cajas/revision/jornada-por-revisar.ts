// What must be known of a jornada to decide about it, and what every decision asks first: that it is of one's agencias, as it
// was when one looked at it, and of another person.
import type { EstadoDeJornada } from '@cuadra/core/cajas/jornada';
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { esPropuestaPendiente } from './propuesta-pendiente.ts';

export interface Propuesta {
  readonly id: string;
  readonly por: string;
  readonly destino: DestinoDeDiferencia | null;
}

export interface JornadaPorRevisar {
  readonly id: string;
  readonly version: number;
  readonly estado: EstadoDeJornada;
  readonly fecha: string;
  readonly cajero: { readonly id: string; readonly nombre: string; readonly correo: string };
  readonly caja: { readonly codigo: string; readonly agencia: string; readonly idCuenta: string };
  /** How much of a difference whoever looks at it settles alone. */
  readonly tolerancia: Centavos;
  readonly congeladaPor: string | null;
  /** What was found more (or less) when it was opened, and in its last count. */
  readonly deApertura: Centavos;
  readonly deCierre: Centavos;
  /** How much of it is out of place, medium by medium: what is explained, and compared with the tolerance. */
  readonly descuadre: Centavos;
  /** The proposal that waits for a second person. */
  readonly propuesta: Propuesta | null;
}

/** Somebody else's agencia does not exist to whoever does not work there. */
export async function leerJornadaPorRevisar(
  db: Database,
  actor: Actor,
  id: string,
): Promise<JornadaPorRevisar> {
  return hallar(db, actor, id, sql``);
}

/** The same, and nobody else decides about it until the transaction ends. */
export async function tomarJornadaPorRevisar(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
  version: number,
): Promise<JornadaPorRevisar> {
  const jornada = await hallar(tx, actor, id, sql`for update of j`);
  exigirVersion(jornada, version);
  return jornada;
}

async function hallar(
  db: Database,
  { agencias, roles }: Actor,
  id: string,
  tomar: ReturnType<typeof sql>,
): Promise<JornadaPorRevisar> {
  const { rows } = await sql<JornadaPorRevisar>`
    select j.id, j.version, j.estado, j.fecha, j.congelada_por,
      tolerancia_de_diferencia(j.tolerancia, ${roles}::text[], d.de_apertura + d.de_cierre) as tolerancia, d.de_apertura, d.de_cierre, d.descuadre,
      json_build_object('id', u.id, 'nombre', u.nombre, 'correo', u.correo) as cajero,
      json_build_object('codigo', c.codigo, 'agencia', c.agencia, 'idCuenta', c.id_cuenta) as caja,
      (select json_build_object('id', p.id, 'por', p.por, 'destino', p.destino)
       from paso_de_revision p where p.jornada = j.id and ${esPropuestaPendiente}) as propuesta
    from jornada j
    join caja c on c.id = j.caja
    join usuario u on u.id = j.cajero
    cross join lateral diferencia_de_jornada(j.id) d
    where j.id = ${id} and c.agencia = any(${agencias}::text[]) ${tomar}`.execute(db);
  const [jornada] = rows;
  if (jornada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return jornada;
}

export function exigirVersion(jornada: Pick<JornadaPorRevisar, 'version'>, version: number): void {
  if (jornada.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

/** Whoever worked at it decides nothing about it, whatever they are today. */
export function exigirDeOtro({ cajero }: JornadaPorRevisar, { actor }: ContextoConActor): void {
  if (cajero.id === actor.id) throw new ProblemaError('REVISION_PROPIA');
}

export function exigirPorRevisar({ estado }: JornadaPorRevisar): void {
  if (estado === 'cerrada' || estado === 'observada') return;
  const detalle =
    estado === 'revisada' ? 'La jornada ya se revisó.' : 'La jornada no se ha cerrado: se revisa después.';
  throw new ProblemaError('ESTADO_NO_ADMITE', { detalle });
}
