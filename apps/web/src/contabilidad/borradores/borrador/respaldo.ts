// What outlives the page of a draft that is open: its copy in this browser, made at every key, and where its cursor is and
// how its amounts were typed, which the server remembers.
import type { Memoria } from '../hoja/lineas.ts';
import type { Autoguardado } from './autoguardado.ts';
import { type CopiasLocales, nombreDeBorrador } from './copia-local.ts';
import type { Mesa } from './mesa.ts';
import { crearPausa } from './pausa.ts';

/** Above these, the copy waits for a pause instead of being made at every key. */
const FILAS_AL_INSTANTE = 200;
const COPIA_MS = 800;
const COPIA_MAX_MS = 3_000;
const MEMORIA_MS = 1_000;
const MEMORIA_MAX_MS = 5_000;

export type Copia = ReturnType<typeof crearCopia>;

interface EntornoDeCopia {
  readonly copias: CopiasLocales;
  /** Until the server gives the draft an id. */
  readonly nombre: string;
  readonly mesa: Mesa;
  readonly autoguardado: () => Pick<Autoguardado, 'registro'>;
  readonly loTieneElServidor: () => boolean;
}

/** Everything as it was typed, kept in this browser until the server has it all. */
export function crearCopia({ copias, mesa, autoguardado, loTieneElServidor, ...entorno }: EntornoDeCopia) {
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

export type Recuerdo = ReturnType<typeof crearRecuerdo>;

interface EntornoDeRecuerdo {
  readonly recordar: (id: string, memoria: Memoria) => Promise<unknown>;
  readonly mesa: Mesa;
  readonly autoguardado: () => Pick<Autoguardado, 'registro' | 'estaAlDia'>;
  /** The server has it. */
  readonly alRecordar: () => void;
}

/** Where the cursor is and the formulas, sent to the server a moment after they change. */
export function crearRecuerdo(
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
