// A draft as the use cases take it: only by who may see it, and by one hand at a time.
import type { Centavos } from '@cuadra/core/dinero';
import type { OrigenDePartida } from '@cuadra/core/origen';
import type { LineaDePartida, TipoDePartida, TipoManual } from '@cuadra/core/partida';
import { sql } from 'kysely';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { origenDeBorrador } from '#contabilidad/partidas/queries.ts';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface Borrador {
  readonly id: string;
  /** Which feature will have made it when it is posted. */
  readonly origen: OrigenDePartida;
  readonly version: number;
  readonly estado: 'borrador' | 'en_revision' | 'rechazada';
  readonly tipo: TipoManual | 'reversion';
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  readonly debe: Centavos;
  /** Whoever wrote in it last. */
  readonly autor: string;
  readonly iniciadoPor: string;
  /** Everybody who wrote in it: none of them approves it. */
  readonly escritores: readonly string[];
  /** What it proposes to revert; null: a partida of its own. */
  readonly revierte: PorRevertir | null;
}

export interface PorRevertir {
  readonly id: string;
  readonly tipo: TipoDePartida;
  readonly motivo: string;
  /** When it was proposed. */
  readonly en: string;
}

/** One that is written by hand, not proposed. */
export type BorradorEditable = Borrador & { readonly tipo: TipoManual };

export const columnasDeBorrador = [
  'id',
  'version',
  'estado',
  'tipo',
  'fecha',
  'fechaDocumento',
  'agencia',
  'concepto',
  'lineas',
  'debe',
  'autor',
  'iniciadoPor',
  'escritores',
] as const;

/** To be looked at; whoever then acts on it says which version it was. */
export async function leerBorrador(db: Database, { actor }: ContextoConActor, id: string): Promise<Borrador> {
  const borrador = await elegir(db, id).executeTakeFirst();
  return exigirVisible(db, actor, id, borrador);
}

/** To be changed: nobody else does until the transaction ends. */
export async function tomarBorrador(tx: Tx, { actor }: ContextoConActor, id: string): Promise<Borrador> {
  const borrador = await elegir(tx, id).forUpdate().executeTakeFirst();
  return exigirVisible(tx, actor, id, borrador);
}

function elegir(db: Database, id: string) {
  return db
    .selectFrom('borrador')
    .select(columnasDeBorrador)
    .select(origenDeBorrador('borrador').as('origen'))
    .select(
      sql<PorRevertir | null>`(
        select json_build_object('id', o.id, 'tipo', o.tipo, 'motivo', borrador.motivo_reversion, 'en', borrador.creado_en)
        from partida o where o.id = borrador.revierte)`.as('revierte'),
    )
    .where('id', '=', id);
}

async function exigirVisible(
  db: Database,
  actor: Actor,
  id: string,
  borrador: Borrador | undefined,
): Promise<Borrador> {
  if (borrador !== undefined && actor.agencias.includes(borrador.agencia)) return borrador;
  const partida = await db.selectFrom('partida').select('agencia').where('id', '=', id).executeTakeFirst();
  const esSuya = partida !== undefined && actor.agencias.includes(partida.agencia);
  throw new ProblemaError(esSuya ? 'ESTADO_NO_ADMITE' : 'NO_ENCONTRADO');
}

/** A draft is of those who wrote in it; who approves may help with it, and is then one of them. */
export function exigirQueSeaSuyo(actor: Actor, { escritores }: Pick<Borrador, 'escritores'>): void {
  if (!escritores.includes(actor.id) && !actor.permisos.has('partidas:aprobar'))
    throw new ProblemaError('SIN_PERMISO', {
      detalle: 'Este borrador es de otra persona: lo cambia quien lo escribió o quien aprueba.',
    });
}

/** A proposed reversal is what it reverts, mirrored: there is nothing to write in it. */
export function exigirEditable(borrador: Borrador): BorradorEditable {
  const { tipo } = borrador;
  if (tipo === 'reversion')
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'Una reversión propuesta no se edita: descártela y pídala de nuevo.',
    });
  return { ...borrador, tipo };
}

/** Who answers for what this person posts: whoever wrote in it, for their own; anybody else signs what its author wrote. */
export function firmasDe(
  { id }: Pick<Actor, 'id'>,
  { autor, escritores }: Pick<Borrador, 'autor' | 'escritores'>,
) {
  return escritores.includes(id) ? { autor: id, aprobador: null } : { autor, aprobador: id };
}

export function exigirEstado({ estado }: Borrador, ...admitidos: Borrador['estado'][]): void {
  if (!admitidos.includes(estado)) throw new ProblemaError('ESTADO_NO_ADMITE');
}

/** What a person decides on is what they looked at. Without a version, what there is now. */
export function exigirVersion(borrador: Borrador, version: number | undefined): void {
  if (version !== undefined && version !== borrador.version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

type PorContabilizar = Omit<Borrador, 'version' | 'estado' | 'debe' | 'escritores'>;

export function borradorPorContabilizar(
  { tipo, revierte, iniciadoPor, ...borrador }: PorContabilizar,
  { aprobador }: { readonly aprobador: string | null },
): PartidaPorContabilizar {
  const comun = { ...borrador, iniciadaPor: iniciadoPor, aprobador };
  if (tipo !== 'reversion') return porContabilizar({ ...comun, tipo });
  if (revierte === null) throw new Error(`La reversión ${borrador.id} no dice qué revierte`);
  return porContabilizar({ ...comun, revierte, motivo: revierte.motivo });
}
