// The file of a bank brought into one of our accounts: read, judged to be of it, and kept with the lines that were not there. The
// columns that somebody chose for it are remembered, and tried on the next one.
import { createHash } from 'node:crypto';
import { mapeoDeEstado } from '@cuadra/contract/contabilidad/bancos/columnas';
import type {
  importarEstado as contrato,
  EstadoDeCuenta,
} from '@cuadra/contract/contabilidad/bancos/estados';
import type { EstadosLeidos, PistasDeLectura } from '@cuadra/core/bancos/estado-de-cuenta';
import type { MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { sql } from 'kysely';
import type { TallerDeEstados } from '#hojas/estados/taller-de-estados.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Peticion } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { leerArchivoDeBanco } from '../lectura/leer-archivo-de-banco.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import { ajustarEstado } from './ajustar-estado.ts';
import { elegirEstados } from './elegir-estados.ts';
import { type EstadoMarcado, guardarEstado } from './guardar-estado.ts';
import { marcarLineas } from './huella-de-linea.ts';
import { leerEstados } from './queries.ts';
import { tomarTurno } from './tomar-turno.ts';

type Pedido = Pick<Peticion<typeof contrato>, 'params' | 'query' | 'body' | 'contexto' | 'avanzar' | 'seFue'>;

export async function importarEstado(
  { db, pesados }: Pick<Plataforma, 'db' | 'pesados'>,
  taller: TallerDeEstados,
  { params: { id }, query, body: { bytes }, contexto, avanzar, seFue }: Pedido,
): Promise<EstadoDeCuenta[]> {
  const cuenta = await cuentaPorImportar(db, id);
  const huella = createHash('sha256').update(bytes).digest('hex');
  await exigirOtro(db, id, huella);
  avanzar({ paso: 'leyendo' });
  const elegido = query.mapeo === undefined ? undefined : leerMapeo(query.mapeo);
  const turno = { clase: 'hoja', titulo: 'la lectura de un estado de cuenta' } as const;
  const leidos = await pesados.esperar(contexto, turno, () =>
    leerConLoRecordado(cuenta, { ...query, mapeo: elegido }, (pistas) =>
      leerArchivoDeBanco(taller, { bytes, nombre: query.nombre, pistas, seFue }),
    ),
  );
  const marcados = prepararEstados(leidos, cuenta);
  avanzar({ paso: 'guardando' });
  const archivo = { huella, contenido: Buffer.from(bytes), nombre: query.nombre, formato: leidos.formato };
  const hechos = await conRechazosDeBancos(
    escribir(db, contexto, 'bancos:importar-estado', async (tx) => {
      const ids = await guardarTodos(tx, contexto, id, archivo, marcados);
      if (elegido !== undefined) await recordarMapeo(tx, id, elegido);
      await avisarCambioDeBancos(tx, id);
      return ids;
    }),
  );
  return leerEstados(db, sql<boolean>`e.id = any(${hechos}::uuid[])`);
}

interface Cuenta {
  readonly numero: string;
  readonly desde: string;
  readonly perfil: PistasDeLectura['perfil'] | null;
  readonly mapeo: object | null;
}

async function cuentaPorImportar(db: Database, id: string): Promise<Cuenta> {
  const cuenta = await db
    .selectFrom('cuentaBancaria')
    .select(['numero', 'desde', 'perfil', 'mapeo', 'activa'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (!cuenta.activa) throw new ProblemaError('CUENTA_BANCARIA_INACTIVA');
  return cuenta;
}

async function exigirOtro(db: Database, cuenta: string, huella: string): Promise<void> {
  const [ya] = await leerEstados(
    db,
    sql<boolean>`e.cuenta_bancaria = ${cuenta}::uuid and e.huella = ${huella}`,
  );
  if (ya === undefined) return;
  const dia = fechaEnPalabras(ya.importadoEn.slice(0, 10));
  throw new ProblemaError('ESTADO_REPETIDO', {
    detalle: `Ese archivo ya se importó en esta cuenta el ${dia}, como «${ya.nombre}».`,
  });
}

function leerMapeo(texto: string): MapeoDeEstado {
  let valor: unknown;
  try {
    valor = JSON.parse(texto);
  } catch {
    valor = undefined;
  }
  const leido = mapeoDeEstado.safeParse(valor);
  if (leido.success) return leido.data;
  const mensaje = leido.error.issues[0]?.message ?? 'Elija las columnas de nuevo.';
  throw new ProblemaError('PETICION_INVALIDA', {
    errores: [{ campo: 'mapeo', codigo: 'PETICION_INVALIDA', mensaje }],
  });
}

/** With what was said now; else with what the account remembers and, where that does not fit, as the file tells itself. */
async function leerConLoRecordado(
  cuenta: Cuenta,
  { perfil, ordenDeFecha, separadorDecimal, mapeo }: PistasDeLectura,
  leer: (pistas: PistasDeLectura) => Promise<EstadosLeidos>,
): Promise<EstadosLeidos> {
  const dichas = { perfil: perfil ?? cuenta.perfil ?? undefined, ordenDeFecha, separadorDecimal };
  if (mapeo !== undefined) return leer({ ...dichas, mapeo });
  const recordado = perfil === undefined ? mapeoDeEstado.safeParse(cuenta.mapeo) : undefined;
  if (!recordado?.success) return leer(dichas);
  try {
    return await leer({ ...dichas, mapeo: recordado.data });
  } catch (error) {
    if (!(error instanceof ProblemaError) || error.codigo !== 'ESTADO_ILEGIBLE') throw error;
    const leidos = await leer(dichas);
    const advertencia =
      'Las columnas que se recordaban de esta cuenta no son las del archivo: se leyó por sus encabezados.';
    return { ...leidos, advertencias: [advertencia, ...leidos.advertencias] };
  }
}

interface Preparado {
  readonly indice: number;
  readonly estado: EstadoMarcado;
}

/** In the order of their days. Those that follow each other on one day are one list: equal lines in both are two. */
function prepararEstados(leidos: EstadosLeidos, { numero, desde }: Cuenta): Preparado[] {
  const { elegidos, advertencias } = elegirEstados(leidos, numero);
  const ajustados = elegidos
    .map(({ estado, indice }) => ({ indice, ajustado: ajustarEstado(estado, desde) }))
    .sort((uno, otro) => comparar(uno.ajustado.desde, otro.ajustado.desde) || uno.indice - otro.indice);
  let vistas = new Map<string, number>();
  return ajustados.map(({ indice, ajustado }, lugar) => {
    const anterior = ajustados[lugar - 1]?.ajustado;
    const sigue =
      anterior !== undefined &&
      anterior.saldoFinal !== null &&
      anterior.saldoFinal === ajustado.saldoInicial &&
      anterior.saldoInicial !== ajustado.saldoInicial;
    if (!sigue) vistas = new Map();
    const marcas = marcarLineas(ajustado.lineas, vistas);
    const lineas = ajustado.lineas.map((linea, orden) => ({
      ...linea,
      ...(marcas[orden] ?? { huella: '', ocurrencia: 0 }),
    }));
    const todas = [...leidos.advertencias, ...advertencias, ...ajustado.advertencias];
    return { indice, estado: { ...ajustado, lineas, advertencias: [...new Set(todas)] } };
  });
}

const comparar = (una: string, otra: string): number => (una < otra ? -1 : una > otra ? 1 : 0);

interface ArchivoPorGuardar {
  readonly huella: string;
  readonly contenido: Buffer;
  readonly nombre: string;
  readonly formato: EstadosLeidos['formato'];
}

async function guardarTodos(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuentaBancaria: string,
  { huella, contenido, nombre, formato }: ArchivoPorGuardar,
  preparados: readonly Preparado[],
): Promise<string[]> {
  await tomarTurno(tx, cuentaBancaria, { quita: false });
  await tx
    .insertInto('archivoDeBanco')
    .values({ huella, contenido })
    .onConflict((choque) => choque.doNothing())
    .execute();
  const comun = {
    cuentaBancaria,
    huella,
    nombre,
    formato,
    importadoPor: actor.id,
    importadoEn: ahora.toString(),
  };
  const ids: string[] = [];
  for (const { indice, estado } of preparados)
    ids.push(await guardarEstado(tx, { ...comun, indice }, estado));
  return ids;
}

async function recordarMapeo(tx: Tx, id: string, mapeo: MapeoDeEstado): Promise<void> {
  const escrito = JSON.stringify(mapeo);
  await sql`update cuenta_bancaria set mapeo = ${escrito}::jsonb
    where id = ${id}::uuid and mapeo is distinct from ${escrito}::jsonb`.execute(tx);
}
