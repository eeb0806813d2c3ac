// Saves a draft by itself, after a moment without changes and one request at a time. What is typed never waits for it,
// and no failure loses anything: it tries again, asks the person, or stops and says why.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { SIN_SESION } from '@cuadra/contract/problema-en-json';
import { ApiError } from '#platform/api-error.ts';
import {
  ConflictoDeBorrador,
  crearEnvio,
  type EntornoDeEnvio,
  type Envio,
  type Guardada,
  type Registro,
} from './envio.ts';
import { crearRitmo, type Ritmo } from './pausa.ts';

export type EstadoDeGuardado =
  | { readonly fase: 'vacio' | 'pendiente' | 'guardando' | 'guardado' | 'sin-conexion' | 'sin-sesion' }
  /** The server does not take it as it is: it is tried again when it changes. */
  | { readonly fase: 'rechazado'; readonly error: ApiError }
  | { readonly fase: 'conflicto'; readonly suya: PartidaCompleta }
  /** It was discarded, sent or posted from elsewhere. */
  | { readonly fase: 'ausente'; readonly error: ApiError };

export interface Autoguardado {
  estado(): EstadoDeGuardado;
  suscribir(oyente: () => void): () => void;
  registro(): Registro;
  llaveDeNacimiento: Envio['llaveDeNacimiento'];
  estaAlDia(): boolean;
  /** Something was written. */
  cambio(): void;
  /** There is a connection again: not a moment more of waiting. */
  reintentar(): void;
  /** Saves now and answers with what the server has; fails with whatever kept it from doing so. */
  guardarYa(): Promise<Guardada>;
  /** In a conflict: what is written replaces the other's. */
  imponer(): Promise<Guardada>;
  /** What is written becomes another draft, and the one it came from stays as it is. */
  separar(): Promise<Guardada>;
  /** No more saving by itself: it was posted, sent or left. */
  detener(): void;
  /** The same, and what is on its way is waited for; fails if there are two versions to choose between first. */
  callar(): Promise<void>;
  /** Hands over the order that ends it; whoever wants to save waits for it. */
  ordenar: Envio['ordenar'];
  /** Saves by itself again, beginning with what was left. */
  reanudar(): void;
}

export interface AlAbrir {
  readonly registro: Registro;
  /** What the server had, as text. */
  readonly texto: string;
  /** What the server has and what is written were already apart. */
  readonly conflicto?: PartidaCompleta | undefined;
}

const AUSENTE: ReadonlySet<string> = new Set(['NO_ENCONTRADO', 'ESTADO_NO_ADMITE']);

export function crearAutoguardado(entorno: EntornoDeEnvio, alAbrir: AlAbrir): Autoguardado {
  const envio = crearEnvio(entorno, alAbrir.registro, alAbrir.texto);
  const { conflicto } = alAbrir;
  const fase = crearFase(conflicto === undefined ? enReposo(envio) : { fase: 'conflicto', suya: conflicto });
  const ritmo = crearRitmo(() => void intentar(partes));
  const fila = crearFila(envio, (error) => fallar(envio, fase, ritmo, error));
  const partes: Partes = { envio, fase, ritmo, fila };
  return {
    estado: fase.estado,
    suscribir: fase.suscribir,
    registro: envio.registro,
    llaveDeNacimiento: envio.llaveDeNacimiento,
    estaAlDia: envio.estaAlDia,
    guardarYa: () => guardarYa(partes),
    ordenar: fila.ordenar,
    detener: ritmo.detener,
    cambio() {
      const estado = fase.estado();
      if (ritmo.estaDetenido() || estaParado(estado)) return;
      // Whether it says anything new is found out when it is time to save: this runs at every key.
      if (estado.fase !== 'guardando' && estado.fase !== 'sin-conexion') fase.pasarA({ fase: 'pendiente' });
      ritmo.empujar();
    },
    reintentar() {
      if (fase.estado().fase === 'sin-conexion') void intentar(partes);
    },
    async imponer() {
      const estado = fase.estado();
      if (estado.fase === 'conflicto') envio.adoptar(estado.suya);
      fase.pasarA({ fase: 'pendiente' });
      return guardarYa(partes);
    },
    async separar() {
      envio.soltar();
      fase.pasarA({ fase: 'pendiente' });
      return guardarYa(partes);
    },
    callar: () => callar(partes),
    reanudar() {
      ritmo.reanudar();
      if (!envio.estaAlDia() && !estaParado(fase.estado())) ritmo.empujar();
    },
  };
}

interface Partes {
  readonly envio: Envio;
  readonly fase: Fase;
  readonly ritmo: Ritmo;
  readonly fila: Fila;
}

/** Its time has come. */
async function intentar(partes: Partes): Promise<void> {
  const { envio, fase, ritmo } = partes;
  if (ritmo.estaDetenido() || estaParado(fase.estado())) return;
  if (!envio.estaAlDia() && !(await llega(enviar(partes)))) return;
  ritmo.salioBien();
  fase.pasarA(enReposo(envio));
  if (fase.estado().fase === 'pendiente') ritmo.empujar();
}

function enviar({ fase, ritmo, fila }: Partes): Promise<void> {
  ritmo.olvidar();
  fase.pasarA({ fase: 'guardando' });
  return fila.enviar();
}

async function guardarYa(partes: Partes): Promise<Guardada> {
  const { envio, fase, fila } = partes;
  exigirUnaVersion(fase.estado());
  // What was on its way may not be the last word; its failure is told by the next attempt.
  await fila.esperar();
  let { guardada } = envio.registro();
  while (guardada === undefined || !envio.estaAlDia()) {
    await enviar(partes);
    guardada = envio.registro().guardada;
  }
  fase.pasarA(enReposo(envio));
  return guardada;
}

async function callar(partes: Partes): Promise<void> {
  const { envio, fase, ritmo, fila } = partes;
  ritmo.detener();
  await fila.esperar();
  exigirUnaVersion(fase.estado());
  if (envio.registro().porCrear === undefined) return;
  // A creation without an answer may have made a draft: found out before the end, it is not left behind.
  try {
    await enviar(partes);
  } catch (error) {
    // That an order went through is told by asking for it again, not by what it left.
    const terminada = error instanceof ApiError && AUSENTE.has(error.codigo);
    if (!(terminada && envio.registro().porTerminar !== undefined)) throw error;
  }
}

interface Fase extends Pick<Autoguardado, 'estado' | 'suscribir'> {
  pasarA(nuevo: EstadoDeGuardado): void;
}

function crearFase(inicial: EstadoDeGuardado): Fase {
  const oyentes = new Set<() => void>();
  let estado = inicial;
  return {
    estado: () => estado,
    suscribir(oyente) {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    pasarA(nuevo) {
      if (nuevo.fase === estado.fase && !('error' in nuevo) && !('suya' in nuevo)) return;
      estado = nuevo;
      for (const oyente of oyentes) oyente();
    },
  };
}

function enReposo(envio: Envio): EstadoDeGuardado {
  if (!envio.estaAlDia()) return { fase: 'pendiente' };
  return { fase: envio.registro().guardada === undefined ? 'vacio' : 'guardado' };
}

type Fila = ReturnType<typeof crearFila>;

/** One request at a time: whoever comes while something is being sent waits for it. */
function crearFila(envio: Envio, alFallar: (error: unknown) => void) {
  let enCurso: Promise<void> | undefined;
  const ocupar = (peticion: Promise<unknown>): Promise<void> => {
    enCurso = peticion
      .then(() => undefined)
      .finally(() => {
        enCurso = undefined;
      });
    return enCurso;
  };
  const diciendoFallo = (error: unknown): never => {
    alFallar(error);
    throw error;
  };
  return {
    enviar: () => enCurso ?? ocupar(envio.enviar().catch(diciendoFallo)),
    async ordenar(orden) {
      // What somebody began to save in between may be making its draft: the order is for that one, and not for another
      // partida that says the same.
      while (enCurso !== undefined) await enCurso.catch(() => undefined);
      // Two versions to choose between are the only thing an order meets that concerns the saving.
      const respuesta = envio
        .ordenar(orden)
        .catch((error) =>
          error instanceof ConflictoDeBorrador ? diciendoFallo(error) : Promise.reject(error),
        );
      ocupar(respuesta).catch(() => undefined);
      return respuesta;
    },
    async esperar() {
      while (enCurso !== undefined) await enCurso.catch(() => undefined);
    },
  } satisfies Record<string, unknown> & Pick<Envio, 'enviar' | 'ordenar'>;
}

function fallar(envio: Envio, fase: Fase, ritmo: Ritmo, error: unknown): void {
  const nuevo = estadoTras(error);
  if (nuevo === undefined) return;
  if (nuevo.fase === 'sin-conexion') ritmo.insistir();
  if (nuevo.fase === 'rechazado') envio.empezarDeNuevo();
  fase.pasarA(nuevo);
}

function estadoTras(error: unknown): EstadoDeGuardado | undefined {
  if (error instanceof ConflictoDeBorrador) return { fase: 'conflicto', suya: error.suya };
  if (!(error instanceof ApiError)) return undefined;
  if (SIN_SESION.has(error.codigo)) return { fase: 'sin-sesion' };
  if (AUSENTE.has(error.codigo)) return { fase: 'ausente', error };
  if (error.esPasajero || error.status === 429) return { fase: 'sin-conexion' };
  return { fase: 'rechazado', error };
}

/** What it failed with was told already; anything else is ours to look into. */
async function llega(envio: Promise<void>): Promise<boolean> {
  try {
    await envio;
    return true;
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConflictoDeBorrador) return false;
    throw error;
  }
}

function exigirUnaVersion(estado: EstadoDeGuardado): void {
  if (estado.fase === 'conflicto') throw new ConflictoDeBorrador(estado.suya);
}

/** Nothing is saved until somebody decides. */
const estaParado = ({ fase }: EstadoDeGuardado): boolean =>
  fase === 'conflicto' || fase === 'ausente' || fase === 'sin-sesion';
