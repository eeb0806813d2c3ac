// Sends a draft to the server, one step at a time: creates it, or saves it over the version it was read at.
//
// An answer that never arrives is the hard case. A creation is sent again with the same key and the same content, and an
// edition that comes back as a conflict with itself is recognised by what it had sent.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { ApiError } from '../../../platform/api-error.ts';
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

export interface Envio {
  registro(): Registro;
  /** Is everything that is written on the server? */
  estaAlDia(): boolean;
  enviar(): Promise<void>;
  /** This is what the server has, whatever is written. */
  adoptar(partida: PartidaCompleta): void;
  /** What is written belongs to no draft of the server. */
  soltar(): void;
}

export function crearEnvio(entorno: EntornoDeEnvio, inicial: Registro, textoGuardado: string): Envio {
  const { servidor, contenido } = entorno;
  let registro = inicial;
  let guardado = textoGuardado;

  const registrar = (nuevo: Registro) => {
    registro = nuevo;
    entorno.alRegistrar(nuevo);
  };
  const anotar = (guardada: Guardada, texto: string) => {
    guardado = texto;
    registrar({ guardada });
  };
  const adoptar = (partida: PartidaCompleta) =>
    anotar({ id: partida.id, version: partida.version }, textoDe(contenidoGuardado(partida)));

  const crear = async () => {
    const porCrear = registro.porCrear ?? { llave: entorno.nuevaLlave(), contenido: contenido() };
    registrar({ porCrear });
    anotar(await servidor.crear(porCrear.contenido, porCrear.llave), textoDe(porCrear.contenido));
  };
  const editar = async (guardada: Guardada) => {
    const escrito = contenido();
    const enviado = textoDe(escrito);
    const propios = [registro.enviado, guardado, enviado];
    registrar({ guardada, enviado });
    try {
      anotar(await servidor.guardar(guardada, escrito), enviado);
    } catch (error) {
      if (!(error instanceof ApiError && error.codigo === 'CONFLICTO_DE_EDICION')) throw error;
      const suya = await servidor.leer(guardada.id);
      // Another version than expected is a conflict only if it says something that this one has not said.
      if (!propios.includes(textoDe(contenidoGuardado(suya)))) throw new ConflictoDeBorrador(suya);
      adoptar(suya);
    }
  };
  return {
    registro: () => registro,
    estaAlDia() {
      if (registro.guardada !== undefined) return textoDe(contenido()) === guardado;
      return registro.porCrear === undefined && estaVacio(contenido());
    },
    enviar: () => (registro.guardada === undefined ? crear() : editar(registro.guardada)),
    adoptar,
    soltar() {
      guardado = '';
      registrar({});
    },
  };
}
