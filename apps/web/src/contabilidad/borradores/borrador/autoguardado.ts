// Saves a draft by itself, after a moment without changes and one request at a time. What is typed never waits for it,
// and no failure loses anything: it tries again, asks the person, or stops and says why.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { SIN_SESION } from '@cuadra/contract/problema';
import { ApiError } from '../../../platform/api-error.ts';
import {
  ConflictoDeBorrador,
  crearEnvio,
  type EntornoDeEnvio,
  type Guardada,
  type Registro,
} from './envio.ts';
import { crearPausa } from './pausa.ts';

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
  estaAlDia(): boolean;
  /** Something was written. */
  cambio(): void;
  /** There is a connection again: not a moment more of waiting. */
  reintentar(): void;
  /** Saves now and answers with what the server has; fails with whatever kept it from doing so. */
  guardarYa(): Promise<Guardada>;
  /** In a conflict: what is written replaces the other's. */
  imponer(): Promise<Guardada>;
  /** What the server has was taken as it is. */
  adoptar(partida: PartidaCompleta): void;
  /** What is written becomes another draft, and the one it came from stays as it is. */
  separar(): Promise<Guardada>;
  /** No more saving by itself: it was posted, sent or left. */
  detener(): void;
  reanudar(): void;
}

export interface AlAbrir {
  readonly registro: Registro;
  /** Of what the server had. */
  readonly texto: string;
  /** What the server has and what is written were already apart. */
  readonly conflicto?: PartidaCompleta | undefined;
}

const PAUSA_MS = 1_500;
const MAXIMO_MS = 6_000;
const REINTENTO_MS = 3_000;
const REINTENTO_MAX_MS = 30_000;
const AUSENTE: ReadonlySet<string> = new Set(['NO_ENCONTRADO', 'ESTADO_NO_ADMITE']);

export function crearAutoguardado(entorno: EntornoDeEnvio, alAbrir: AlAbrir): Autoguardado {
  const envio = crearEnvio(entorno, alAbrir.registro, alAbrir.texto);
  const oyentes = new Set<() => void>();
  let estado: EstadoDeGuardado =
    alAbrir.conflicto === undefined ? enReposo() : { fase: 'conflicto', suya: alAbrir.conflicto };
  let detenido = false;
  let reintentos = 0;
  let reintento: ReturnType<typeof setTimeout> | undefined;
  let enCurso: Promise<void> | undefined;

  function enReposo(): EstadoDeGuardado {
    if (!envio.estaAlDia()) return { fase: 'pendiente' };
    return { fase: envio.registro().guardada === undefined ? 'vacio' : 'guardado' };
  }
  const pasarA = (nuevo: EstadoDeGuardado) => {
    if (nuevo.fase === estado.fase && !('error' in nuevo) && !('suya' in nuevo)) return;
    estado = nuevo;
    for (const oyente of oyentes) oyente();
  };

  /** Whoever comes while something is being sent waits for it. */
  const enviar = (): Promise<void> => {
    clearTimeout(reintento);
    pausa.cancelar();
    pasarA({ fase: 'guardando' });
    enCurso ??= envio.enviar().finally(() => {
      enCurso = undefined;
    });
    return enCurso;
  };
  const insistir = () => {
    const esperaMs = Math.min(REINTENTO_MS * 2 ** reintentos, REINTENTO_MAX_MS);
    reintentos += 1;
    clearTimeout(reintento);
    if (!detenido) reintento = setTimeout(() => void intentar(), esperaMs);
  };
  const fallar = (error: unknown) => {
    if (error instanceof ConflictoDeBorrador) return pasarA({ fase: 'conflicto', suya: error.suya });
    if (!(error instanceof ApiError)) throw error;
    if (SIN_SESION.has(error.codigo)) return pasarA({ fase: 'sin-sesion' });
    if (AUSENTE.has(error.codigo)) return pasarA({ fase: 'ausente', error });
    if (error.esPasajero || error.status === 429) {
      insistir();
      return pasarA({ fase: 'sin-conexion' });
    }
    // A creation that was refused made nothing: the next attempt begins again, with a key of its own.
    if (envio.registro().guardada === undefined) envio.soltar();
    pasarA({ fase: 'rechazado', error });
  };
  const intentar = async () => {
    if (detenido || estaParado(estado)) return;
    try {
      if (!envio.estaAlDia()) await enviar();
      reintentos = 0;
      pasarA(enReposo());
      if (estado.fase === 'pendiente') pausa.empujar();
    } catch (error) {
      fallar(error);
    }
  };
  const pausa = crearPausa(() => void intentar(), PAUSA_MS, MAXIMO_MS);

  const guardarYa = async (): Promise<Guardada> => {
    if (estado.fase === 'conflicto') throw new ConflictoDeBorrador(estado.suya);
    try {
      // What was on its way may not be the last word; its failure is told by the next attempt.
      await enCurso?.catch(() => undefined);
      let guardada = envio.registro().guardada;
      while (guardada === undefined || !envio.estaAlDia()) {
        await enviar();
        guardada = envio.registro().guardada;
      }
      pasarA(enReposo());
      return guardada;
    } catch (error) {
      fallar(error);
      throw error;
    }
  };

  return {
    estado: () => estado,
    suscribir(oyente) {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    registro: envio.registro,
    estaAlDia: envio.estaAlDia,
    guardarYa,
    cambio() {
      if (detenido || estaParado(estado)) return;
      // Whether it says anything new is found out when it is time to save: this runs at every key.
      if (estado.fase !== 'guardando' && estado.fase !== 'sin-conexion') pasarA({ fase: 'pendiente' });
      pausa.empujar();
    },
    reintentar() {
      if (estado.fase === 'sin-conexion') void intentar();
    },
    async imponer() {
      if (estado.fase === 'conflicto') envio.adoptar(estado.suya);
      pasarA({ fase: 'pendiente' });
      return guardarYa();
    },
    adoptar(partida) {
      envio.adoptar(partida);
      pasarA(enReposo());
    },
    async separar() {
      envio.soltar();
      pasarA({ fase: 'pendiente' });
      return guardarYa();
    },
    detener() {
      detenido = true;
      pausa.cancelar();
      clearTimeout(reintento);
    },
    reanudar() {
      detenido = false;
    },
  };
}

/** Nothing is saved until somebody decides. */
const estaParado = ({ fase }: EstadoDeGuardado): boolean =>
  fase === 'conflicto' || fase === 'ausente' || fase === 'sin-sesion';
