// Who confirms each envelope that is printed. While an institution is being set up there may be nobody: then one envelope works by
// itself, that of the first contador or administrador, and whoever entered with it confirms all the others. Two of them from one
// hand would be one person with two signatures.
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Invitado } from './tomar-invitado.ts';

export interface SobrePorEntregar {
  readonly invitado: Invitado;
  /** It works without a second person: nobody is there yet who could confirm it. */
  readonly exento: boolean;
}

interface Situacion {
  readonly enPreparacion: boolean;
  /** Somebody else is in and may confirm it. */
  readonly hay: boolean;
  /** Whoever receives it could confirm those of the others. */
  readonly podraConfirmar: boolean;
  /** Whose envelope works, or worked, without a second person: at most another one. */
  readonly primera: string | null;
  /** And has not entered yet, but may. */
  readonly primeraPorEntrar: boolean;
}

/** In the order in which they are made: whoever will confirm the others comes first. NADIE_CONFIRMA where nobody ever would. */
export async function decidirConfirmacion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  invitados: readonly Invitado[],
): Promise<SobrePorEntregar[]> {
  await sql`select turno_de_sobres()`.execute(tx);
  await anularVencidos(tx, ahora);
  const situaciones = await leerSituaciones(tx, actor.id, invitados);
  const sinNadie = situaciones.filter(({ hay }) => !hay);
  const exento = sinNadie.find(
    ({ enPreparacion, podraConfirmar, primera }) => enPreparacion && podraConfirmar && primera === null,
  );
  for (const { enPreparacion, primera, primeraPorEntrar, invitado } of sinNadie) {
    if (enPreparacion && (primeraPorEntrar || exento !== undefined)) continue;
    throw new ProblemaError(
      'NADIE_CONFIRMA',
      enPreparacion ? { detalle: queHacer(invitado.nombre, primera) } : {},
    );
  }
  return situaciones
    .map(({ invitado }) => ({ invitado, exento: invitado === exento?.invitado }))
    .toSorted((uno, otro) => Number(otro.exento) - Number(uno.exento));
}

const queHacer = (nombre: string, primera: string | null): string =>
  primera === null
    ? `Todavía no hay quien confirme la entrega a ${nombre}. Imprima antes el sobre de un contador: cuando entre, confirma los demás.`
    : `La entrega a ${nombre} la confirma ${primera}, que entró primero y ahora no puede. Devuélvale su acceso y su rol o configure el servidor de correo (SMTP_URL).`;

/** One that nobody can use any more leaves its place to another. */
function anularVencidos(tx: Tx, ahora: Temporal.Instant) {
  return tx
    .updateTable('invitacion')
    .set({ anulada: true })
    .where('exenta', '=', true)
    .where('usadaEn', 'is', null)
    .where('anulada', '=', false)
    .where('venceEn', '<=', ahora.toString())
    .execute();
}

async function leerSituaciones(
  tx: Tx,
  imprime: string,
  invitados: readonly Invitado[],
): Promise<(Situacion & { readonly invitado: Invitado })[]> {
  const { rows } = await sql<Situacion & { readonly id: string }>`
    select p.id, institucion_en_preparacion() as en_preparacion, hay_quien_confirme(${imprime}::uuid, p.id) as hay,
      puede_confirmar_sobres(p.id) as podra_confirmar,
      (select min(u.nombre) from sobre_sin_confirmar_de_otra(p.id) i join usuario u on u.id = i.usuario) as primera,
      exists (select from sobre_sin_confirmar_de_otra(p.id) i
        where i.usada_en is null and puede_confirmar_sobres(i.usuario)) as primera_por_entrar
    from unnest(${invitados.map(({ id }) => id)}::uuid[]) p (id)`.execute(tx);
  const porId = new Map(rows.map((fila) => [fila.id, fila]));
  return invitados.flatMap((invitado) => {
    const suya = porId.get(invitado.id);
    return suya === undefined ? [] : [{ ...suya, invitado }];
  });
}
