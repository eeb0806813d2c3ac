// One draft while it is open: what is written, its copy in this browser, and what the server has of it.
import type { MemoriaDeBorrador } from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import type { Memoria } from '../hoja/lineas.ts';
import { type Autoguardado, crearAutoguardado } from './autoguardado.ts';
import type { Comienzo } from './comienzo.ts';
import type { Contenido } from './contenido.ts';
import { type CopiasLocales, nombreDeBorrador } from './copia-local.ts';
import type { Guardada, ServidorDeBorradores } from './envio.ts';
import { crearMesa, type Mesa } from './mesa.ts';
import { crearPausa } from './pausa.ts';

export interface EntornoDeTrabajo {
  readonly servidor: ServidorDeBorradores & { recordar(id: string, memoria: Memoria): Promise<unknown> };
  readonly copias: CopiasLocales;
  /** Of the copy, until the server gives the draft an id. */
  readonly nombre: string;
  readonly nuevaLlave: () => string;
}

export interface Trabajo {
  readonly mesa: Mesa;
  readonly autoguardado: Autoguardado;
  /** Starts saving; the function it returns stops. */
  conectar(): () => void;
  /** The page goes out of sight, perhaps for ever. */
  alOcultarse(): void;
  /** Saves it and does with it what ends it; meanwhile nothing else is sent, and after it nothing is kept. */
  concluir<T>(hacer: (guardada: Guardada, escrito: Contenido) => Promise<T>): Promise<T>;
  /** Nothing of it is to be kept: it was posted, sent or discarded. */
  cerrar(): void;
}

/** Above these, the copy waits for a pause instead of being made at every key. */
const FILAS_AL_INSTANTE = 200;
const COPIA_MS = 800;
const COPIA_MAX_MS = 3_000;
const MEMORIA_MS = 1_000;
const MEMORIA_MAX_MS = 5_000;

export function abrirTrabajo(
  { servidor, copias, nombre: nombreDeNueva, nuevaLlave }: EntornoDeTrabajo,
  { cabecera, hoja: guardada, alAbrir }: Comienzo,
  memoria?: MemoriaDeBorrador,
): Trabajo {
  const mesa = crearMesa(cabecera, guardada);
  const { hoja } = mesa;
  let nombre = nombreDeNueva;
  let recordada = JSON.stringify(memoria ?? hoja.memoria());
  let cerrada = false;
  let enSilencio = false;
  let recordando: Promise<void> | undefined;

  const copiar = () => {
    copia.cancelar();
    if (cerrada) return;
    const registro = autoguardado.registro();
    const suNombre = registro.guardada === undefined ? nombreDeNueva : nombreDeBorrador(registro.guardada.id);
    if (suNombre !== nombre) copias.olvidar(nombre);
    nombre = suNombre;
    const loTieneElServidor = autoguardado.estaAlDia() && JSON.stringify(hoja.memoria()) === recordada;
    if (loTieneElServidor) copias.olvidar(nombre);
    else copias.guardar(nombre, { cabecera: mesa.vista().cabecera, hoja: hoja.guardar(), registro });
  };
  const autoguardado = crearAutoguardado(
    { servidor, contenido: mesa.contenido, nuevaLlave, alRegistrar: copiar },
    alAbrir,
  );
  const mandarMemoria = async (id: string, actual: Memoria, texto: string) => {
    try {
      await servidor.recordar(id, actual);
      recordada = texto;
      copiar();
    } catch {
      // The copy of this browser stays, and the next change tries again.
    }
  };
  const recordar = () => {
    recuerdo.cancelar();
    const { guardada: borrador } = autoguardado.registro();
    // Formulas are told apart by their line: they wait for the lines they belong to.
    if (cerrada || enSilencio || borrador === undefined || !autoguardado.estaAlDia()) return;
    const actual = hoja.memoria();
    const texto = JSON.stringify(actual);
    if (texto !== recordada) recordando = mandarMemoria(borrador.id, actual, texto);
  };
  const copia = crearPausa(copiar, COPIA_MS, COPIA_MAX_MS);
  const recuerdo = crearPausa(recordar, MEMORIA_MS, MEMORIA_MAX_MS);

  const alEscribir = () => {
    if (cerrada) return;
    autoguardado.cambio();
    if (hoja.getSnapshot().filas.length <= FILAS_AL_INSTANTE) copiar();
    else copia.empujar();
  };
  const conectar = () => {
    let { filas } = hoja.getSnapshot();
    let { cabecera: escrita } = mesa.vista();
    const alCambiarCabecera = () => {
      const ahora = mesa.vista().cabecera;
      if (ahora === escrita) return;
      escrita = ahora;
      alEscribir();
    };
    const alMoverse = () => {
      recuerdo.empujar();
      const ahora = hoja.getSnapshot().filas;
      if (ahora === filas) return;
      filas = ahora;
      alEscribir();
    };
    const dejarDeOir = [
      hoja.subscribe(alMoverse),
      mesa.suscribir(alCambiarCabecera),
      autoguardado.suscribir(() => {
        if (autoguardado.estado().fase === 'guardado') recuerdo.empujar();
      }),
    ];
    autoguardado.reanudar();
    // What was recovered, or copied from another, is saved without waiting for another key.
    if (!autoguardado.estaAlDia()) alEscribir();
    return () => {
      for (const dejar of dejarDeOir) dejar();
      autoguardado.detener();
      copia.cancelar();
      recuerdo.cancelar();
    };
  };
  const cerrar = () => {
    cerrada = true;
    autoguardado.detener();
    copias.olvidar(nombre);
  };
  return {
    mesa,
    autoguardado,
    conectar,
    alOcultarse() {
      if (cerrada) return;
      copiar();
      if (!autoguardado.estaAlDia()) void autoguardado.guardarYa().then(recordar, () => undefined);
      else recordar();
    },
    async concluir(hacer) {
      const borrador = await autoguardado.guardarYa();
      enSilencio = true;
      autoguardado.detener();
      await recordando;
      try {
        const hecho = await hacer(borrador, mesa.contenido());
        cerrar();
        return hecho;
      } catch (error) {
        enSilencio = false;
        autoguardado.reanudar();
        throw error;
      }
    },
    cerrar,
  };
}
