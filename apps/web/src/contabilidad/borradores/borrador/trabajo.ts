// One draft while it is open: what is written, its copy in this browser, and what the server has of it; and the order that
// ends it, which travels with everything that is written.
import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { crearPartida, editarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import {
  guardarMemoria,
  type MemoriaDeBorrador,
} from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import {
  type DestinoDePartida,
  type OrdenDeTerminar,
  type RespuestaDeTerminar,
  terminarPartida,
} from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import type { Memoria } from '../hoja/lineas.ts';
import { type Autoguardado, crearAutoguardado } from './autoguardado.ts';
import type { Comienzo } from './comienzo.ts';
import { contenidoGuardado, textoDe } from './contenido.ts';
import { type CopiasLocales, nombreDeBorrador } from './copia-local.ts';
import type { ServidorDeBorradores } from './envio.ts';
import { crearMesa, type Mesa } from './mesa.ts';
import { crearPausa } from './pausa.ts';

export interface ServidorDeTrabajo extends ServidorDeBorradores {
  recordar(id: string, memoria: Memoria): Promise<unknown>;
  terminar(orden: OrdenDeTerminar, llave: string): Promise<RespuestaDeTerminar>;
}

export const servidorDeTrabajo: ServidorDeTrabajo = {
  // It is saved on this computer meanwhile, and sent again at its own pace.
  crear: (body, llave) => call(crearPartida, { body }, { llave, sinInsistir: true, ...alIrse() }),
  guardar: ({ id, version }, contenido) =>
    call(editarPartida, { params: { id }, body: { ...contenido, version } }, alIrse()),
  leer: (id) => call(verPartida, { params: { id } }),
  recordar: (id, body) => call(guardarMemoria, { params: { id }, body }, alIrse()),
  terminar: (body, llave) => call(terminarPartida, { body }, { llave }),
};

/** Out of sight, perhaps because the tab is being closed: what is sent then must still arrive. */
const alIrse = () => ({ sobrevive: document.visibilityState === 'hidden' });

export interface EntornoDeTrabajo {
  readonly servidor: ServidorDeTrabajo;
  readonly copias: CopiasLocales;
  /** The copy's, until the server gives the draft an id. */
  readonly nombre: string;
  readonly nuevaLlave: () => string;
}

export interface Final {
  readonly destino: DestinoDePartida;
  readonly aceptadas: readonly Aceptacion[];
}

export interface Trabajo {
  readonly mesa: Mesa;
  readonly autoguardado: Autoguardado;
  /** Starts saving; the function it returns stops. */
  conectar(): () => void;
  /** The page goes out of sight, perhaps for ever. */
  alOcultarse(): void;
  /** Ends it in one request; meanwhile nothing else is sent, and once it is done nothing is kept. */
  terminar(final: Final): Promise<RespuestaDeTerminar>;
  /** Nothing of it is to be kept: it was posted, sent or discarded. */
  cerrar(): void;
}

export function abrirTrabajo(
  { servidor, copias, nombre, nuevaLlave }: EntornoDeTrabajo,
  { cabecera, hoja: guardada, alAbrir }: Comienzo,
  memoria?: MemoriaDeBorrador,
): Trabajo {
  const mesa = crearMesa(cabecera, guardada);
  const alRegistrar = () => copia.copiar();
  const autoguardado = crearAutoguardado(
    { servidor, contenido: mesa.contenido, nuevaLlave, alRegistrar },
    alAbrir,
  );
  const suyo = { mesa, autoguardado: () => autoguardado };
  const recuerdo = crearRecuerdo({ ...suyo, recordar: servidor.recordar, alRecordar: alRegistrar }, memoria);
  const loTieneElServidor = () => autoguardado.estaAlDia() && recuerdo.estaAlDia();
  const copia = crearCopia({ ...suyo, copias, nombre, loTieneElServidor });
  const vida = { cerrada: false, conectada: false };
  const partes = { servidor, mesa, autoguardado, recuerdo, copia, vida };
  return {
    mesa,
    autoguardado,
    cerrar: () => cerrar(partes),
    terminar: (final) => terminar(partes, final),
    conectar() {
      vida.conectada = true;
      const desconectar = conectar(partes);
      return () => {
        vida.conectada = false;
        desconectar();
      };
    },
    alOcultarse() {
      if (vida.cerrada) return;
      copia.copiar();
      if (!autoguardado.estaAlDia()) void autoguardado.guardarYa().then(recuerdo.ahora, () => undefined);
      else recuerdo.ahora();
    },
  };
}

interface Partes {
  readonly servidor: ServidorDeTrabajo;
  readonly mesa: Mesa;
  readonly autoguardado: Autoguardado;
  readonly recuerdo: Recuerdo;
  readonly copia: Copia;
  readonly vida: { cerrada: boolean; conectada: boolean };
}

async function terminar(partes: Partes, final: Final): Promise<RespuestaDeTerminar> {
  const { servidor, mesa, autoguardado, recuerdo, vida } = partes;
  try {
    await Promise.all([autoguardado.callar(), recuerdo.callar()]);
    const respuesta = await autoguardado.ordenar((borrador, llave) =>
      pedir(servidor, ordenDe(mesa, final, borrador), llave),
    );
    if (respuesta.resultado === 'hecha') cerrar(partes);
    return respuesta;
  } finally {
    if (!vida.cerrada) recuerdo.reanudar();
    if (!vida.cerrada && vida.conectada) autoguardado.reanudar();
  }
}

function cerrar({ autoguardado, recuerdo, copia, vida }: Partes): void {
  vida.cerrada = true;
  autoguardado.detener();
  void recuerdo.callar();
  copia.cerrar();
}

const ordenDe = (
  mesa: Mesa,
  { destino, aceptadas }: Final,
  borrador: OrdenDeTerminar['borrador'],
): OrdenDeTerminar => ({
  ...mesa.contenido(),
  destino,
  aceptadas: [...aceptadas],
  // Only which one it is, whatever else is known of it here.
  ...(borrador === undefined ? {} : { borrador: { id: borrador.id, version: borrador.version } }),
});

const HECHA = { contabilizar: 'contabilizada', enviar: 'en_revision' } as const;

async function pedir(
  servidor: ServidorDeTrabajo,
  orden: OrdenDeTerminar,
  llave: string,
): Promise<RespuestaDeTerminar> {
  const { borrador, destino, aceptadas: _, ...escrito } = orden;
  try {
    return await servidor.terminar(orden, llave);
  } catch (error) {
    const yaNoEsBorrador = error instanceof ApiError && error.codigo === 'ESTADO_NO_ADMITE';
    if (!yaNoEsBorrador || borrador === undefined) throw error;
    const partida = await servidor.leer(borrador.id);
    // Done by somebody else, or from another window, but with these very lines: it is the same.
    const esLoEscrito = textoDe(contenidoGuardado(partida)) === textoDe(escrito);
    if (partida.estado === HECHA[destino] && esLoEscrito) return { resultado: 'hecha', partida };
    throw error;
  }
}

/** Saves what changes on the desk, of the header and of the sheet, until told to stop. */
function conectar({ mesa, autoguardado, recuerdo, copia, vida }: Partes): () => void {
  const alEscribir = () => {
    if (vida.cerrada) return;
    autoguardado.cambio();
    copia.alEscribir();
  };
  const siCambia = (leer: () => unknown) => {
    let antes = leer();
    return () => {
      const ahora = leer();
      if (ahora === antes) return;
      antes = ahora;
      alEscribir();
    };
  };
  const alCambiarFilas = siCambia(() => mesa.hoja.getSnapshot().filas);
  const dejarDeOir = [
    mesa.suscribir(siCambia(() => mesa.vista().cabecera)),
    mesa.hoja.subscribe(() => {
      recuerdo.pronto();
      alCambiarFilas();
    }),
    autoguardado.suscribir(() => {
      if (autoguardado.estado().fase === 'guardado') recuerdo.pronto();
    }),
  ];
  autoguardado.reanudar();
  // What was recovered, or copied from another, is saved without waiting for another key.
  if (!autoguardado.estaAlDia()) alEscribir();
  return () => {
    for (const dejar of dejarDeOir) dejar();
    autoguardado.detener();
    copia.detener();
    recuerdo.detener();
  };
}

/** Above these, the copy waits for a pause instead of being made at every key. */
const FILAS_AL_INSTANTE = 200;
const COPIA_MS = 800;
const COPIA_MAX_MS = 3_000;
const MEMORIA_MS = 1_000;
const MEMORIA_MAX_MS = 5_000;

type Copia = ReturnType<typeof crearCopia>;

interface EntornoDeCopia {
  readonly copias: CopiasLocales;
  /** Until the server gives the draft an id. */
  readonly nombre: string;
  readonly mesa: Mesa;
  readonly autoguardado: () => Pick<Autoguardado, 'registro'>;
  readonly loTieneElServidor: () => boolean;
}

/** Everything as it was typed, kept in this browser until the server has it all. */
function crearCopia({ copias, mesa, autoguardado, loTieneElServidor, ...entorno }: EntornoDeCopia) {
  let nombre = entorno.nombre;
  let cerrada = false;
  const copiar = () => {
    pausa.cancelar();
    if (cerrada) return;
    const registro = autoguardado().registro();
    const suNombre =
      registro.guardada === undefined ? entorno.nombre : nombreDeBorrador(registro.guardada.id);
    if (suNombre !== nombre) copias.olvidar(nombre);
    nombre = suNombre;
    if (loTieneElServidor()) copias.olvidar(nombre);
    else copias.guardar(nombre, { cabecera: mesa.vista().cabecera, hoja: mesa.hoja.guardar(), registro });
  };
  const pausa = crearPausa(copiar, COPIA_MS, COPIA_MAX_MS);
  return {
    copiar,
    alEscribir() {
      if (mesa.hoja.getSnapshot().filas.length <= FILAS_AL_INSTANTE) copiar();
      else pausa.empujar();
    },
    detener: pausa.cancelar,
    /** Nothing of it is to be kept. */
    cerrar() {
      cerrada = true;
      pausa.cancelar();
      copias.olvidar(nombre);
    },
  };
}

type Recuerdo = ReturnType<typeof crearRecuerdo>;

interface EntornoDeRecuerdo {
  readonly recordar: (id: string, memoria: Memoria) => Promise<unknown>;
  readonly mesa: Mesa;
  readonly autoguardado: () => Pick<Autoguardado, 'registro' | 'estaAlDia'>;
  /** The server has it. */
  readonly alRecordar: () => void;
}

/** Where the cursor is and the formulas, sent to the server a moment after they change. */
function crearRecuerdo(
  { recordar, mesa: { hoja }, autoguardado, alRecordar }: EntornoDeRecuerdo,
  inicial: Memoria = hoja.memoria(),
) {
  let recordada = JSON.stringify(inicial);
  let enSilencio = false;
  let enviando: Promise<void> | undefined;
  const enviar = async (id: string, memoria: Memoria, texto: string) => {
    try {
      await recordar(id, memoria);
      recordada = texto;
      alRecordar();
    } catch {
      // The copy of this browser stays, and the next change tries again.
    }
  };
  const ahora = () => {
    pausa.cancelar();
    const { guardada } = autoguardado().registro();
    // Formulas are told apart by their line: they wait for the lines they belong to.
    if (enSilencio || guardada === undefined || !autoguardado().estaAlDia()) return;
    const memoria = hoja.memoria();
    const texto = JSON.stringify(memoria);
    if (texto !== recordada) enviando = enviar(guardada.id, memoria, texto);
  };
  const pausa = crearPausa(ahora, MEMORIA_MS, MEMORIA_MAX_MS);
  return {
    ahora,
    pronto: pausa.empujar,
    detener: pausa.cancelar,
    estaAlDia: () => JSON.stringify(hoja.memoria()) === recordada,
    /** Nothing more is sent, and what is on its way is waited for. */
    async callar() {
      enSilencio = true;
      await enviando;
    },
    reanudar() {
      enSilencio = false;
    },
  };
}
