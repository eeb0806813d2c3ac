// The one door through which something enters the panels: a row for each person, the oldest beyond the limit forgotten,
// and a live event so that an open browser shows it at once.
import { AVISOS_MAX } from '@cuadra/contract/escritorio/avisos';
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';

export interface Contenido {
  readonly titulo: string;
  /** May carry simple markup; what a person typed goes through textoSeguro. */
  readonly descripcion: string;
  readonly icono?: string | null;
  readonly imagen?: string | null;
  readonly enlace?: string | null;
  readonly usaRouter?: boolean;
  readonly leido?: boolean;
  readonly visto?: boolean;
  /** What it asks somebody to do; whoever does it withdraws it from all (retirar-avisos.ts). */
  readonly asunto?: string;
}

export interface Envio {
  readonly clase: Tables['aviso']['clase'];
  readonly usuarios: readonly string[];
  /** Null: the system. */
  readonly remitente: string | null;
}

/** The ids, in the order of the people. */
export async function guardarAvisos(
  tx: Tx,
  { ahora }: Pick<Contexto, 'ahora'>,
  { clase, usuarios, remitente }: Envio,
  contenido: Contenido,
): Promise<string[]> {
  if (usuarios.length === 0) return [];
  const comun = {
    clase,
    remitente,
    icono: null,
    imagen: null,
    enlace: null,
    ...contenido,
    creadoEn: ahora.toString(),
  };
  const filas = await tx
    .insertInto('aviso')
    .values(usuarios.map((usuario) => ({ ...comun, usuario })))
    .returning('id')
    .execute();
  await olvidarViejos(tx, clase, usuarios);
  await avisarLista(tx, clase, usuarios);
  return filas.map(({ id }) => id);
}

/** A NOTIFY carries up to 8,000 bytes. */
const USUARIOS_POR_AVISO = 100;

export async function avisarLista(tx: Tx, clase: Envio['clase'], usuarios: readonly string[]): Promise<void> {
  for (let desde = 0; desde < usuarios.length; desde += USUARIOS_POR_AVISO) {
    const tanda = usuarios.slice(desde, desde + USUARIOS_POR_AVISO);
    await avisar(tx, { usuarios: tanda }, { tipo: clase });
  }
}

/** Walks the index past the limit, and waits for nobody: what is locked now is forgotten the next time. */
async function olvidarViejos(tx: Tx, clase: Envio['clase'], usuarios: readonly string[]): Promise<void> {
  await sql`
    delete from aviso where id = any (array(
      select id from aviso where id = any (array(
        select viejo.id
        from unnest(${usuarios}::uuid[]) as persona (id)
        cross join lateral (
          select id from aviso where usuario = persona.id and clase = ${clase}
          order by creado_en desc, n desc
          offset ${AVISOS_MAX} limit ${AVISOS_MAX}) as viejo))
      for update skip locked))`.execute(tx);
}
