// An institution moved to another PostgreSQL cluster while it works. PostgreSQL copies and follows; the books are read-only
// only from when the copy has caught up until the directory says the new place, at most as long as was allowed. At every step
// either the origin accepts writes, or nobody, or the destination: never both, however the command ends. Running it again
// finishes what had been handed over, and begins anew what had not.
import type pg from 'pg';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { InstitucionError } from '#platform/institucion-error.ts';
import { transcurridoMs } from '#platform/reloj.ts';
import type { Institucion } from '../directorio/directorio.ts';
import { cumuloDe } from '../directorio/validar.ts';
import { crearBaseNueva } from '../ordenes/base-nueva.ts';
import { buscarInstitucion } from '../ordenes/buscar.ts';
import type { Entorno } from '../ordenes/crear.ts';
import { baseDe, comoCumulo, conDueno } from '../ordenes/duenos.ts';
import { tomarObra } from '../ordenes/obra.ts';
import { comparar } from './comparar.ts';
import { dejarComoEstaba } from './deshacer.ts';
import { dejarDeSuscribir, ponerSecuencias, suscribir, vaciar, verCopia } from './destino.ts';
import { callarDondeBuscar, decirDondeBuscar } from './funciones-a-ciegas.ts';
import {
  estaConfirmada,
  exigirQueSePuedaCopiar,
  nombreDeReplica,
  PUBLICACION,
  publicar,
  ultimaPosicion,
} from './origen.ts';
import { retirarOrigen } from './retirar-origen.ts';
import { cerrarEscrituras, estaCerrada, ponerGuardas } from './solo-lectura.ts';
import { exigirMismaForma } from './tablas.ts';
import { verificarEnDestino } from './verificar-en-destino.ts';

export type Paso =
  | 'preparar'
  | 'copiar'
  | 'verificar'
  | 'cerrar'
  | 'alcanzar'
  | 'comparar'
  | 'entregar'
  | 'retirar';

export interface PorMover {
  readonly nombre: string;
  /** server:port. */
  readonly a: string;
  /** The longest that the books may be read-only. */
  readonly limiteMs: number;
  /** To leave it, until it is handed over. */
  readonly senal: AbortSignal;
  readonly decir: (linea: string) => void;
  readonly alEmpezar?: (paso: Paso) => Promise<void> | void;
}

export interface Mudada {
  readonly filas: number;
  readonly tablas: number;
  /** How long nothing could be written; undefined: it had been handed over already. */
  readonly soloLecturaMs: number | undefined;
  /** What was kept, and where. */
  readonly guardada: string | undefined;
}

type Entregada = Omit<Mudada, 'guardada'>;

export async function mover(entorno: Entorno, pedido: PorMover): Promise<Mudada> {
  const { directorio, duenos } = entorno;
  const una = await buscarInstitucion(directorio, pedido.nombre);
  const [de, a] = [cumuloDe(una.databaseUrl), comoCumulo(pedido.a)];
  duenos.direccion(a);
  if (de === a) {
    const guardada = await retirarOrigen(entorno, una);
    return { filas: 0, tablas: 0, soloLecturaMs: undefined, guardada };
  }
  const base = baseDe(una.databaseUrl);
  const direccion = { origen: duenos.direccion(de, base), destino: duenos.direccion(a, base) };
  const hecho = await conDueno(direccion.origen, async (origen) => {
    await tomarObra(origen, una.nombre);
    await dejarComoEstaba(entorno, una, origen);
    await exigirQueSePuedaCopiar(origen);
    const entrega = { hecha: false };
    const m = { ...entorno, ...pedido, una, base, origen, direccion, entrega };
    try {
      return await conDueno(duenos.direccion(a), (admin) => mudar(m, admin));
    } catch (error) {
      // What fails before it is handed over is undone; from then on there is no way back.
      if (entrega.hecha) throw sinVuelta(una.nombre, error);
      await volver(m, error);
      throw error;
    }
  });
  try {
    await pedido.alEmpezar?.('retirar');
    return {
      ...hecho,
      guardada: await retirarOrigen(entorno, await buscarInstitucion(directorio, una.nombre)),
    };
  } catch (error) {
    throw sinVuelta(una.nombre, error);
  }
}

interface Mudanza extends Entorno, PorMover {
  readonly una: Institucion;
  readonly base: string;
  readonly origen: pg.Client;
  /** Both as their owner. */
  readonly direccion: { readonly origen: string; readonly destino: string };
  /** Whether the directory may already say the new place. */
  readonly entrega: { hecha: boolean };
}

async function mudar(m: Mudanza, admin: pg.Client): Promise<Entregada> {
  const { una, origen, directorio } = m;
  await exigirOtroServidor(origen, admin);
  await empezar(m, 'preparar');
  await crearBaseNueva(admin, m.base);
  const nueva = (await prepararBase(m.direccion.destino, { secreto: una.secreto })).direccion;
  return conDueno(m.direccion.destino, async (destino) => {
    await exigirMismaForma(origen, destino);
    const funciones = await decirDondeBuscar(destino);
    await copiar(m, destino);
    await ensayar(m, destino, nueva);
    return traspasar(m, destino, async () => {
      await callarDondeBuscar(destino, funciones);
      const ahora = await buscarInstitucion(directorio, una.nombre);
      const estado = ahora.estado === 'mudanza' ? 'activa' : ahora.estado;
      const sinOtras = { databaseDirectUrl: undefined, databaseReplicaUrl: undefined };
      // By the connection that holds the lock: whoever came after a pause of ours would have taken it, and opened.
      if (!(await estaCerrada(origen)))
        throw new InstitucionError('Alguien deshizo la mudanza mientras tanto: no se entregó.');
      m.entrega.hecha = true;
      await directorio.guardar({ ...ahora, ...sinOtras, databaseUrl: nueva, estado });
    });
  });
}

async function empezar({ senal, alEmpezar }: Mudanza, paso: Paso): Promise<void> {
  exigirQueSiga(senal);
  await alEmpezar?.(paso);
}

function exigirQueSiga(senal: AbortSignal): void {
  if (!senal.aborted) return;
  throw senal.reason instanceof InstitucionError
    ? senal.reason
    : new InstitucionError('Se dejó la mudanza. La institución sigue donde estaba.');
}

async function copiar(m: Mudanza, destino: pg.Client): Promise<void> {
  await empezar(m, 'copiar');
  await vaciar(destino);
  const direccion = await publicar(m.origen, m.direccion.origen);
  const nombre = await nombreDeReplica(m.origen);
  await suscribir(destino, { nombre, publicacion: PUBLICACION, direccion });
  let dichas = -1;
  for (;;) {
    const { listas, total, fallos } = await verCopia(destino, nombre);
    if (fallos > 0)
      throw new InstitucionError(
        'PostgreSQL no pudo copiar una tabla; el registro del PostgreSQL de destino dice por qué.',
      );
    if (Math.floor(listas / TABLAS_POR_AVISO) !== dichas) {
      dichas = Math.floor(listas / TABLAS_POR_AVISO);
      m.decir(`Tablas copiadas: ${listas} de ${total}.`);
    }
    if (total > 0 && listas === total) break;
    await estaConfirmada(m.origen, INICIO);
    await esperarUnPoco(m);
  }
}

/** Before anything that is waited for. */
const INICIO = '0/0';
const TABLAS_POR_AVISO = 40;
const UN_POCO_MS = 50;

async function esperarUnPoco({ reloj, senal }: Pick<Mudanza, 'reloj' | 'senal'>): Promise<void> {
  exigirQueSiga(senal);
  await reloj.esperar(UN_POCO_MS);
}

async function alcanzar(m: Mudanza, senal: AbortSignal): Promise<void> {
  const hasta = await ultimaPosicion(m.origen);
  while (!(await estaConfirmada(m.origen, hasta))) await esperarUnPoco({ reloj: m.reloj, senal });
}

/** What takes long is done while people still write: verifying the copy, its statistics, and seeing how long comparing takes. */
async function ensayar(m: Mudanza, destino: pg.Client, nueva: string): Promise<void> {
  await empezar(m, 'verificar');
  await ponerGuardas(m.origen, m.reloj);
  await alcanzar(m, m.senal);
  await destino.query('analyze');
  await verificarEnDestino(nueva, m.senal);
  const desde = transcurridoMs();
  await comparar({ ...m.direccion, limiteMs: m.limiteMs });
  const tardoMs = transcurridoMs() - desde;
  if (tardoMs > m.limiteMs * PARTE_DE_COMPARAR)
    throw new InstitucionError(
      `Comparar las dos copias toma ${Math.ceil(tardoMs / 1_000)} s, y eso no cabe en el límite. Repita con --limite ${Math.ceil((tardoMs / 1_000) * 2)}, a una hora en que nadie escriba.`,
    );
  exigirQueSiga(m.senal);
}

const PARTE_DE_COMPARAR = 0.7;

/** The minute in which nothing can be written. */
async function traspasar(m: Mudanza, destino: pg.Client, entregar: () => Promise<void>): Promise<Entregada> {
  const { origen, directorio, una, limiteMs } = m;
  const desde = transcurridoMs();
  const plazo = AbortSignal.timeout(limiteMs);
  const senal = AbortSignal.any([m.senal, conFrase(plazo, limiteMs)]);
  const enPlazo = { ...m, senal };
  await empezar(enPlazo, 'cerrar');
  if (una.estado === 'activa') await directorio.cambiarEstado(una.nombre, 'mudanza');
  await cerrarEscrituras(origen, m.reloj, () => exigirQueSiga(senal));
  await empezar(enPlazo, 'alcanzar');
  await alcanzar(m, senal);
  await empezar(enPlazo, 'comparar');
  await ponerSecuencias(origen, destino);
  const quedanMs = limiteMs - (transcurridoMs() - desde);
  const { tablas, filas, distintas } = await comparar({ ...m.direccion, limiteMs: quedanMs });
  if (distintas.length > 0)
    throw new InstitucionError(
      `La copia no dice lo mismo que el original en ${distintas.join(', ')}: no se entregó.`,
    );
  await empezar(enPlazo, 'entregar');
  await dejarDeSuscribir(destino);
  exigirQueSiga(senal);
  await entregar();
  return { tablas, filas, soloLecturaMs: transcurridoMs() - desde };
}

function conFrase(plazo: AbortSignal, limiteMs: number): AbortSignal {
  const control = new AbortController();
  const frase = `No alcanzaron los ${Math.round(limiteMs / 1_000)} s de solo lectura: la institución sigue donde estaba y ya se puede escribir. Repita a otra hora, o con un --limite mayor.`;
  plazo.addEventListener('abort', () => control.abort(new InstitucionError(frase)), { once: true });
  return control.signal;
}

/** Writing first; the rest may take its time. */
async function volver(m: Mudanza, causa: unknown): Promise<void> {
  try {
    // The lock went with the connection, if it was lost: somebody else may be at work by now.
    const esNuestra = await m.origen.query('select').then(
      () => true,
      () => false,
    );
    await conDueno(m.direccion.origen, async (dueno) => {
      if (!esNuestra) await tomarObra(dueno, m.una.nombre);
      await dejarComoEstaba(m, m.una, dueno);
    });
  } catch (error) {
    throw new InstitucionError(
      `${causa instanceof Error ? causa.message : String(causa)}\nY no se pudo dejar todo como estaba: ${error instanceof Error ? error.message : String(error)}. Repita con «npm run instituciones -- mover ${m.una.nombre} --deshacer».`,
      { cause: causa },
    );
  }
}

const sinVuelta = (nombre: string, causa: unknown): InstitucionError =>
  new InstitucionError(
    `${causa instanceof Error ? causa.message : String(causa)}\nLa mudanza de ${nombre} quedó en su último paso y nadie puede escribir en dos lugares. Repita la misma orden para terminarla.`,
    { cause: causa },
  );

async function exigirOtroServidor(origen: pg.Client, destino: pg.Client): Promise<void> {
  const quien = async (client: pg.Client) =>
    (await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()'))
      .rows[0]?.id;
  if ((await quien(origen)) === (await quien(destino)))
    throw new InstitucionError('Las dos direcciones llevan al mismo PostgreSQL: no hay adónde mudar.');
}
