// The heads there are and where each went, and what signs them.
import type { CabezaSellada, EstadoDeSellos } from '@cuadra/contract/administracion/sellos';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { leerUltimoBloque } from './bitacora/bloques.ts';
import { codigoCorto, leerContenido } from './cabezas/contenido.ts';
import { leerCorreosDeAuditores, leerLlaves, leerUltimaCabeza } from './cabezas/queries.ts';
import { abrirLlave, LlaveError } from './llave/llave-de-firma.ts';

const POR_PAGINA = 50;

const ES_DE_LA_LISTA = sql<boolean>`(c.motivo <> 'cada-quince-minutos'
  or exists (select from entrega_de_sello e where e.cabeza = c.n and e.entregada_en is null and e.intentos > 0))`;

interface PorListar {
  readonly antesDe?: number | undefined;
  /** Those of each quarter of an hour too; otherwise only if one of them did not arrive. */
  readonly todos: boolean;
}

export async function listarCabezas(
  db: Database,
  { antesDe = Number.MAX_SAFE_INTEGER, todos }: PorListar,
): Promise<{ cabezas: CabezaSellada[]; siguiente: number | null }> {
  const filas = await db
    .selectFrom('cabezaSellada as c')
    .leftJoin('usuario as u', 'u.id', 'c.pedidaPor')
    .select(['c.n', 'c.selladaEn', 'c.motivo', 'c.huella', 'c.llave', 'c.contenido', 'u.nombre as pedidaPor'])
    .where('c.n', '<', antesDe)
    .$if(!todos, (consulta) => consulta.where(ES_DE_LA_LISTA))
    .orderBy('c.n', 'desc')
    .limit(POR_PAGINA + 1)
    .execute();
  const pagina = filas.slice(0, POR_PAGINA);
  const entregas = await leerEntregas(
    db,
    pagina.map(({ n }) => n),
  );
  return {
    cabezas: pagina.map(({ huella, contenido, ...cabeza }) => ({
      ...cabeza,
      codigo: codigoCorto(huella.toString('hex')),
      ejercicios: (leerContenido(contenido)?.ejercicios ?? []).map(({ anio, numero }) => ({ anio, numero })),
      entregas: entregas.filter((una) => una.cabeza === cabeza.n).map(({ cabeza: _, ...una }) => una),
    })),
    siguiente: filas.length > POR_PAGINA ? (pagina.at(-1)?.n ?? null) : null,
  };
}

function leerEntregas(db: Database, cabezas: readonly number[]) {
  return db
    .selectFrom('entregaDeSello')
    .select(['cabeza', 'medio', 'destino', 'entregadaEn', 'intentos', 'falla'])
    .where('cabeza', 'in', cabezas.length === 0 ? [0] : [...cabezas])
    .orderBy('cabeza')
    .orderBy('medio')
    .orderBy('destino')
    .execute();
}

export async function leerEstado({
  db,
  config,
  cartero,
}: Pick<Plataforma, 'db' | 'config' | 'cartero'>): Promise<EstadoDeSellos> {
  const conocida = (await leerLlaves(db)).at(-1);
  const auditores = await leerCorreosDeAuditores(db);
  const bloque = await leerUltimoBloque(db);
  const ultima = await leerUltimaCabeza(db);
  return {
    llave:
      conocida === undefined
        ? null
        : {
            id: conocida.id,
            publica: conocida.publica,
            desde: conocida.conocidaDesde,
            porPerdida: conocida.porPerdida,
          },
    problema: conocida === undefined ? null : await problemaDeLlave(config, conocida.id),
    medios: [
      ...(cartero.hayServidor && auditores.length > 0 ? (['correo'] as const) : []),
      ...(config.sellos.carpeta === undefined ? [] : (['carpeta'] as const)),
      ...(config.sellos.comando === undefined ? [] : (['comando'] as const)),
    ],
    auditores: auditores.length,
    ultimo: ultima === undefined ? null : { n: ultima.n, selladaEn: ultima.selladaEn },
    esDemo: config.esDemo,
    bitacora: bloque === undefined ? null : { bloque: bloque.n, selladoEn: bloque.selladoEn },
  };
}

/** Without paths nor what a command answered: whoever reads this is not whoever runs the server. */
async function problemaDeLlave(config: Plataforma['config'], conocida: string): Promise<string | null> {
  try {
    const llave = await abrirLlave(config);
    if (llave === undefined) return 'Falta la llave que firma los sellos.';
    return llave.id === conocida ? null : 'La llave de este servidor no es la que firma los sellos.';
  } catch (error) {
    if (!(error instanceof LlaveError)) throw error;
    return 'La llave que firma los sellos no responde o no se puede leer.';
  }
}
