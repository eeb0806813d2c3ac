import { AVISOS_MAX, type Aviso } from '@cuadra/contract/escritorio/avisos';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Tables } from '#platform/database/tables.ts';
import { ProblemaError } from '#platform/problema.ts';

/** One person's list: their messages or their notifications. */
export interface Lista {
  readonly usuario: string;
  readonly clase: Tables['aviso']['clase'];
}

/** An aviso as its owner sees it, and whether they wrote it themselves. */
export interface AvisoPropio {
  readonly aviso: Aviso;
  readonly esNota: boolean;
}

export async function listarAvisos(db: Database, lista: Lista): Promise<Aviso[]> {
  const filas = await consulta(db, lista)
    .orderBy('aviso.creadoEn', 'desc')
    .orderBy('aviso.n', 'desc')
    .limit(AVISOS_MAX)
    .execute();
  return filas.map(presentar);
}

/** Held until the transaction ends, so that what is merged into it is merged into what it is. */
export async function tomarAviso(tx: Tx, lista: Lista, id: string): Promise<AvisoPropio> {
  const fila = await consulta(tx, lista).where('aviso.id', '=', id).forUpdate('aviso').executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return { aviso: presentar(fila), esNota: fila.remitente === lista.usuario };
}

function consulta(db: Database, { usuario, clase }: Lista) {
  return db
    .selectFrom('aviso')
    .leftJoin('usuario as colega', (cruce) =>
      cruce.onRef('colega.id', '=', 'aviso.remitente').onRef('colega.id', '<>', 'aviso.usuario'),
    )
    .select(['aviso.id', 'aviso.remitente', 'aviso.icono', 'aviso.imagen', 'aviso.titulo'])
    .select(['aviso.descripcion', 'aviso.enlace', 'aviso.usaRouter', 'aviso.leido', 'aviso.visto'])
    .select(['aviso.creadoEn', 'colega.avatar'])
    .where('aviso.usuario', '=', usuario)
    .where('aviso.clase', '=', clase);
}

type Fila = Awaited<ReturnType<ReturnType<typeof consulta>['executeTakeFirstOrThrow']>>;

function presentar(fila: Fila): Aviso {
  return {
    id: fila.id,
    icon: fila.icono,
    image: fila.imagen ?? fila.avatar,
    title: fila.titulo,
    description: fila.descripcion,
    time: fila.creadoEn,
    link: fila.enlace,
    useRouter: fila.usaRouter,
    read: fila.leido,
    seen: fila.visto,
  };
}
