// Sends a draft to the server, one step at a time: creates it, saves it over the version it was read at, or ends it.
//
// An answer that never arrives is the hard case. A creation is sent again with the same key and the same content, an
// edition that comes back as a conflict with itself is recognised by what it had sent, and an order keeps its key until
// it is answered: what is written may change meanwhile, and still no partida is posted twice. A new one is created with
// the key of an order without an answer, so that it is born once, as a draft or in the books.
import type { RespuestaDeTerminar } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { ApiError } from '#platform/api-error.ts';
import { type Contenido, contenidoGuardado, estaVacio, textoDe } from './contenido.ts';

export interface Guardada {
  readonly id: string;
  readonly version: number;
}

/** What must outlive the page for the draft to go on being one and the same. */
export interface Registro {
  readonly guardada?: Guardada | undefined;
  /** Asked to be created, without an answer yet. */
  readonly porCrear?: { readonly llave: string; readonly contenido: Contenido } | undefined;
  /** Text of the edition that was sent, without an answer yet. */
  readonly enviado?: string | undefined;
  /** Key of the order to end it, without an answer yet. */
  readonly porTerminar?: string | undefined;
}

export interface ServidorDeBorradores {
  crear(contenido: Contenido, llave: string): Promise<Guardada>;
  guardar(guardada: Guardada, contenido: Contenido): Promise<Guardada>;
  leer(id: string): Promise<PartidaCompleta>;
}

export interface EntornoDeEnvio {
  readonly servidor: ServidorDeBorradores;
  /** What is written at this moment. */
  readonly contenido: () => Contenido;
  readonly nuevaLlave: () => string;
  /** Told before and after each request, for the copy of this browser. */
  readonly alRegistrar: (registro: Registro) => void;
}

/** Somebody else saved it meanwhile: there are two versions to choose between. */
export class ConflictoDeBorrador extends Error {
  readonly suya: PartidaCompleta;

  constructor(suya: PartidaCompleta) {
    super('Otra persona guardó cambios en este borrador mientras usted escribía.');
    this.suya = suya;
  }
}

/** Asks to end the draft that the server has, or a new one, under that key. */
type DarOrden = (guardada: Guardada | undefined, llave: string) => Promise<RespuestaDeTerminar>;

export interface Envio {
  registro(): Registro;
  /** What it is, or will be, created with: it is known by it before it has an id. Undefined once it has one. */
  llaveDeNacimiento(): string | undefined;
  /** Is everything that is written on the server? */
  estaAlDia(): boolean;
  enviar(): Promise<void>;
  ordenar(dar: DarOrden): Promise<RespuestaDeTerminar>;
  /** This is what the server has, whatever is written. */
  adoptar(partida: PartidaCompleta): void;
  /** What is written belongs to no draft of the server. */
  soltar(): void;
  /** A creation that was refused made nothing: the next attempt begins again, with what is written then. */
  empezarDeNuevo(): void;
}

export function crearEnvio(entorno: EntornoDeEnvio, inicial: Registro, textoGuardado: string): Envio {
  const { contenido } = entorno;
  let registro = inicial;
  let guardado = textoGuardado;
  let terminado = false;
  const proxima = crearProxima(entorno);
  const nacimiento = () => registro.porCrear?.llave ?? registro.porTerminar ?? proxima.llave();
  const libreta: Libreta = {
    entorno,
    nacimiento,
    registro: () => registro,
    guardado: () => guardado,
    registrar(nuevo) {
      registro = nuevo;
      entorno.alRegistrar(nuevo);
    },
    anotar({ id, version }, texto) {
      guardado = texto;
      libreta.registrar({ guardada: { id, version } });
    },
  };
  return {
    registro: () => registro,
    llaveDeNacimiento: () => (registro.guardada === undefined ? nacimiento() : undefined),
    estaAlDia() {
      if (registro.guardada !== undefined) return textoDe(contenido()) === guardado;
      return registro.porCrear === undefined && estaVacio(contenido());
    },
    async enviar() {
      if (terminado) throw yaTerminada();
      await (registro.guardada === undefined ? crear(libreta) : editar(libreta, registro.guardada));
    },
    async ordenar(dar) {
      const respuesta = await ordenar(libreta, dar);
      terminado = respuesta.resultado === 'hecha';
      return respuesta;
    },
    adoptar: (partida) => adoptar(libreta, partida),
    soltar() {
      guardado = '';
      proxima.olvidar();
      libreta.registrar({});
    },
    empezarDeNuevo() {
      proxima.olvidar();
      if (registro.porCrear !== undefined) libreta.registrar({ ...registro, porCrear: undefined });
    },
  };
}

/** The key of a creation that has not been asked for yet, the same until it is no longer wanted. */
function crearProxima({ nuevaLlave }: Pick<EntornoDeEnvio, 'nuevaLlave'>) {
  let elegida: string | undefined;
  return {
    llave() {
      elegida ??= nuevaLlave();
      return elegida;
    },
    olvidar() {
      elegida = undefined;
    },
  };
}

/** What is known of the server's draft, and the ways to note it down. */
interface Libreta {
  readonly entorno: EntornoDeEnvio;
  /** The key of its creation. */
  readonly nacimiento: () => string;
  readonly registro: () => Registro;
  /** Text of what the server has. */
  readonly guardado: () => string;
  readonly registrar: (nuevo: Registro) => void;
  readonly anotar: (guardada: Guardada, texto: string) => void;
}

async function crear({ entorno, nacimiento, registro, registrar, anotar }: Libreta): Promise<void> {
  const { porTerminar } = registro();
  const porCrear = registro().porCrear ?? { llave: nacimiento(), contenido: entorno.contenido() };
  registrar({ porCrear, porTerminar });
  try {
    anotar(await entorno.servidor.crear(porCrear.contenido, porCrear.llave), textoDe(porCrear.contenido));
  } catch (error) {
    if (!(porTerminar !== undefined && tiene(error, 'LLAVE_REUTILIZADA'))) throw error;
    registrar({ porTerminar });
    throw yaTerminada();
  }
}

async function editar(libreta: Libreta, guardada: Guardada): Promise<void> {
  const { entorno, registro, guardado, registrar, anotar } = libreta;
  const escrito = entorno.contenido();
  const enviado = textoDe(escrito);
  const propios = [registro().enviado, guardado(), enviado];
  registrar({ ...registro(), enviado });
  try {
    anotar(await entorno.servidor.guardar(guardada, escrito), enviado);
  } catch (error) {
    if (!tiene(error, 'CONFLICTO_DE_EDICION')) throw error;
    await reconocer(libreta, guardada, propios);
  }
}

/** Another version than expected is a conflict only if it says something that this one has not said. */
async function reconocer(
  libreta: Libreta,
  { id }: Guardada,
  propios: readonly (string | undefined)[],
): Promise<void> {
  const suya = await libreta.entorno.servidor.leer(id);
  if (!propios.includes(textoDe(contenidoGuardado(suya)))) throw new ConflictoDeBorrador(suya);
  adoptar(libreta, suya);
}

function adoptar({ anotar }: Libreta, partida: PartidaCompleta): void {
  anotar({ id: partida.id, version: partida.version }, textoDe(contenidoGuardado(partida)));
}

/** Somebody may save in between, but not for ever. */
const INTENTOS_MAX = 3;

async function ordenar(libreta: Libreta, dar: DarOrden, intento = 1): Promise<RespuestaDeTerminar> {
  const { entorno, registro, guardado, registrar } = libreta;
  const { guardada, enviado } = registro();
  const llave = registro().porTerminar ?? entorno.nuevaLlave();
  const propios = [enviado, guardado(), textoDe(entorno.contenido())];
  registrar({ ...registro(), porTerminar: llave });
  try {
    const respuesta = await dar(guardada, llave);
    registrar({ ...registro(), porTerminar: undefined });
    return respuesta;
  } catch (error) {
    // Without an answer nobody knows: the key stays, and asking again with it is safe.
    if (!(error instanceof ApiError) || error.esPasajero) throw error;
    if (error.codigo === 'LLAVE_REUTILIZADA') throw yaTerminada();
    registrar({ ...registro(), porTerminar: undefined });
    if (guardada === undefined || error.codigo !== 'CONFLICTO_DE_EDICION' || intento === INTENTOS_MAX)
      throw error;
    await reconocer(libreta, guardada, propios);
    return ordenar(libreta, dar, intento + 1);
  }
}

const tiene = (error: unknown, codigo: string): boolean =>
  error instanceof ApiError && error.codigo === codigo;

/** An order that had no answer did arrive: what is written now came after it. */
function yaTerminada(): ApiError {
  const mensaje =
    'La partida ya se terminó con lo que decía cuando lo ordenó, sin lo que cambió después. Búsquela en Ver partidas.';
  return new ApiError(mensaje, { status: 409, codigo: 'ESTADO_NO_ADMITE' });
}
