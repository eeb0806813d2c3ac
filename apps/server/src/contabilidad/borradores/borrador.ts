// A draft as the use cases take it: only by who may see it, and by one hand at a time.
import type { Centavos } from '@cuadra/core/dinero';
import type { LineaDePartida, TipoManual } from '@cuadra/core/partida';
import type { Actor, ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { type PartidaPorContabilizar, porContabilizar } from '../libro/partida-por-contabilizar.ts';

export interface Borrador {
  readonly id: string;
  readonly version: number;
  readonly estado: 'borrador' | 'en_revision' | 'rechazada';
  readonly tipo: TipoManual;
  readonly fecha: string;
  readonly fechaDocumento: string | null;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  readonly debe: Centavos;
  readonly autor: string;
}

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
  return db.selectFrom('borrador').select(columnasDeBorrador).where('id', '=', id);
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

/** A draft is its author's; who approves may help with it. */
export function exigirQueSeaSuyo(actor: Actor, { autor }: Pick<Borrador, 'autor'>): void {
  if (actor.id !== autor && !actor.permisos.has('partidas:aprobar'))
    throw new ProblemaError('SIN_PERMISO', {
      detalle: 'Este borrador es de otra persona: lo cambia su autor o quien aprueba.',
    });
}

export function exigirEstado({ estado }: Borrador, ...admitidos: Borrador['estado'][]): void {
  if (!admitidos.includes(estado)) throw new ProblemaError('ESTADO_NO_ADMITE');
}

/** What a person decides on is what they looked at. Without a version, what there is now. */
export function exigirVersion(borrador: Borrador, version: number | undefined): void {
  if (version !== undefined && version !== borrador.version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

export function borradorPorContabilizar(
  borrador: Omit<Borrador, 'version' | 'estado' | 'debe'>,
  { aprobador }: { readonly aprobador: string | null },
): PartidaPorContabilizar {
  return porContabilizar({ ...borrador, origen: 'manual', aprobador });
}
