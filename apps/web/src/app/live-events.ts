// Live events while somebody is signed in: each one says what to ask for again. One tab of the browser holds the
// line and tells the others, because a browser allows few lines to one server and every tab would take one.
import { listarSolicitudes } from '@cuadra/contract/administracion/usuarios';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { BASE_DE_FOLIOS, BASE_DE_IMPRESIONES } from '@cuadra/contract/contabilidad/folios/base-de-folios';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { BASE_DE_EJERCICIOS, listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { listarVerificaciones } from '@cuadra/contract/contabilidad/verificacion';
import { listarAtajos } from '@cuadra/contract/escritorio/atajos';
import { verChat } from '@cuadra/contract/escritorio/chat';
import { listarMensajes } from '@cuadra/contract/escritorio/mensajes';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { listarPendientes } from '@cuadra/contract/escritorio/pendientes';
import { verPreferencias } from '@cuadra/contract/escritorio/preferencias';
import { listarVistas } from '@cuadra/contract/escritorio/vistas';
import { type Evento, evento } from '@cuadra/contract/eventos';
import { listarArchivos } from '@cuadra/contract/reportes/archivos';
import { olvidarCarga } from '../inicio/carga-inicial.ts';
import { sesion } from '../platform/current-session.ts';
import { escucharEventos } from '../platform/event-stream.ts';
import { anotarContabilizadas } from '../platform/posted-partidas.ts';
import { queryClient } from '../platform/query.ts';
import { leerCarga, leerToken } from '../platform/token.ts';

const CANAL = 'cuadra-eventos';
/** Said between tabs when a line opens after there was none for a while. */
const PUESTA_AL_DIA = 'puesta-al-dia';
const ESPERA_NOTABLE_MS = 1_000;

/** Queries whose endpoint begins with these paths are asked again. */
type Cambio = Exclude<Evento['tipo'], 'sesion-cerrada' | 'partidas-contabilizadas'>;
const RUTAS_QUE_CAMBIAN: Readonly<Record<Cambio, string>> = {
  'catalogo-cambio': listarCatalogo.path,
  'periodo-cambio': listarPeriodos.path,
  'verificacion-avance': listarVerificaciones.path,
  // Also each partida, whose path begins with it.
  'revision-cambio': listarPartidas.path,
  mensaje: listarMensajes.path,
  notificacion: listarNotificaciones.path,
  'atajos-cambio': listarAtajos.path,
  'vistas-cambio': listarVistas.path,
  // Also the list of chats, whose path begins with it.
  chat: verChat.path,
  'preferencias-cambio': verPreferencias.path,
  'solicitudes-cambio': listarSolicitudes.path,
  'archivo-avance': listarArchivos.path,
  'folios-cambio': BASE_DE_FOLIOS,
  'impresion-avance': BASE_DE_IMPRESIONES,
};

/** Starts listening; the function it returns stops. */
export function conectarEventos(): () => void {
  const control = new AbortController();
  const canal = new BroadcastChannel(CANAL);
  canal.addEventListener('message', ({ data }) => atender(String(data)));
  const repartir = (texto: string) => {
    canal.postMessage(texto);
    atender(texto);
  };
  enTurno((esperoMs) => {
    const huboOtra = esperoMs > ESPERA_NOTABLE_MS;
    const alConectar = (esReconexion: boolean) => {
      if (esReconexion || huboOtra) repartir(PUESTA_AL_DIA);
    };
    const alRechazar = () => sesion.terminar('rechazada');
    return escucharEventos({ alConectar, alRecibir: repartir, alRechazar }, control.signal);
  }, control.signal);
  return () => {
    control.abort();
    canal.close();
  };
}

/** Runs it in one tab at a time; where the browser has no such turns (a page without https), in each. */
function enTurno(tarea: (esperoMs: number) => Promise<void>, signal: AbortSignal): void {
  if (!('locks' in navigator)) return void tarea(0);
  const desde = performance.now();
  navigator.locks
    .request(CANAL, { signal }, () => tarea(performance.now() - desde))
    // Stopped while it waited for its turn.
    .catch(() => undefined);
}

function atender(texto: string): void {
  if (texto === PUESTA_AL_DIA) {
    olvidarCarga(sessionStorage);
    for (const ruta of [...Object.values(RUTAS_QUE_CAMBIAN), listarPendientes.path]) invalidar(ruta);
    return;
  }
  const recibido = evento.safeParse(leerJson(texto));
  // An event that this version does not know is for a newer one.
  if (recibido.success) cumplir(recibido.data);
}

function cumplir(recibido: Evento): void {
  if (recibido.tipo === 'sesion-cerrada') {
    if (recibido.sesion === leerCarga(leerToken() ?? '')?.sesion) sesion.terminar('rechazada');
    return;
  }
  // Many a minute: nothing is asked again, those who look at a list are told.
  if (recibido.tipo === 'partidas-contabilizadas') {
    anotarContabilizadas();
    return;
  }
  if (recibido.tipo === 'catalogo-cambio') olvidarCarga(sessionStorage);
  invalidar(RUTAS_QUE_CAMBIAN[recibido.tipo]);
  if (recibido.tipo === 'periodo-cambio') invalidar(BASE_DE_EJERCICIOS);
  // What waits for approval keeps its month from being closed.
  if (recibido.tipo === 'revision-cambio') invalidar(listarPeriodos.path);
  // Whatever happened may be one thing more to attend to, or one less.
  invalidar(listarPendientes.path);
}

function invalidar(ruta: string): void {
  const empiezaAsi = (clave: readonly unknown[]) => typeof clave[0] === 'string' && clave[0].startsWith(ruta);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => empiezaAsi(queryKey) });
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
