// A server of drafts for tests: keeps them as the real one does, and fails or loses its answer when told to.
import type {
  OrdenDeTerminar,
  RespuestaDeTerminar,
} from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { CERO, centavos } from '@cuadra/core/dinero';
import { ApiError, offline } from '#platform/api-error.ts';
import type { Contenido } from '../borrador/contenido.ts';
import type { CopiaLocal } from '../borrador/copia-local.ts';
import type { EntornoDeTrabajo, ServidorDeTrabajo } from '../borrador/trabajo.ts';
import type { Memoria } from '../hoja/lineas.ts';

/** antes: the request never arrives; despues: it does, and its answer is lost. */
type Corte = 'antes' | 'despues';

interface ServidorDePrueba {
  readonly servidor: ServidorDeTrabajo;
  readonly borradores: Map<string, { version: number; contenido: Contenido }>;
  readonly memorias: Map<string, Memoria>;
  /** What was posted or sent. */
  readonly contabilizadas: Map<string, PartidaCompleta>;
  readonly ordenes: OrdenDeTerminar[];
  /** The keys they came with. */
  readonly llaves: string[];
  /** What was asked, in order. */
  readonly pedidos: string[];
  /** The next requests that change something end so. */
  cortar(...cortes: Corte[]): void;
  /** The next request that changes something is refused with this code. */
  rechazar(codigo: string, status?: number): void;
  /** The next order is answered with this. */
  responder(respuesta: RespuestaDeTerminar): void;
  /** The next request that changes something waits until this is called. */
  demorar(): () => void;
  /** Somebody else saves it. */
  editarPorOtro(id: string, cambios: Partial<Contenido>): void;
}

export function crearServidorDePrueba(): ServidorDePrueba {
  const borradores: ServidorDePrueba['borradores'] = new Map();
  const memorias: ServidorDePrueba['memorias'] = new Map();
  const contabilizadas: ServidorDePrueba['contabilizadas'] = new Map();
  const usadas = new Map<string, { id: string; texto: string }>();
  const ordenes: OrdenDeTerminar[] = [];
  const llaves: string[] = [];
  const respuestas: RespuestaDeTerminar[] = [];
  const demoras: Promise<void>[] = [];
  const pedidos: string[] = [];
  const cortes: Corte[] = [];
  const rechazos: ApiError[] = [];

  const cambiar = async <T>(nombre: string, hacer: () => T): Promise<T> => {
    pedidos.push(nombre);
    await demoras.shift();
    const rechazo = rechazos.shift();
    if (rechazo !== undefined) throw rechazo;
    const corte = cortes.shift();
    if (corte === 'antes') throw offline();
    const respuesta = hacer();
    if (corte === 'despues') throw offline();
    return respuesta;
  };
  const exigir = (id: string) => {
    const borrador = borradores.get(id);
    if (borrador === undefined) throw problema('NO_ENCONTRADO', 404);
    return borrador;
  };
  /** The same key with the same content is the same; with another it is refused. */
  const deEsaLlave = (llave: string, contenido: unknown, hacer: () => string): string => {
    const texto = JSON.stringify(contenido);
    const previa = usadas.get(llave);
    if (previa !== undefined && previa.texto !== texto) throw problema('LLAVE_REUTILIZADA', 422);
    const id = previa?.id ?? hacer();
    usadas.set(llave, { id, texto });
    return id;
  };
  const terminar = ({ borrador, destino, aceptadas: _, ...contenido }: OrdenDeTerminar): string => {
    if (borrador !== undefined && contabilizadas.has(borrador.id)) throw problema('ESTADO_NO_ADMITE', 409);
    if (borrador !== undefined && exigir(borrador.id).version !== borrador.version)
      throw problema('CONFLICTO_DE_EDICION', 409);
    const id = borrador?.id ?? `p${contabilizadas.size + 1}`;
    const numero = destino === 'enviar' ? null : contabilizadas.size + 1;
    const estado = destino === 'enviar' ? 'en_revision' : 'contabilizada';
    contabilizadas.set(id, { ...partidaDePrueba({ id, ...contenido, estado }), numero });
    borradores.delete(id);
    return id;
  };
  return {
    borradores,
    memorias,
    contabilizadas,
    ordenes,
    llaves,
    pedidos,
    responder: (respuesta) => void respuestas.push(respuesta),
    demorar() {
      const { promise, resolve } = Promise.withResolvers<void>();
      demoras.push(promise);
      return resolve;
    },
    cortar: (...nuevos) => void cortes.push(...nuevos),
    rechazar: (codigo, status = 422) => void rechazos.push(problema(codigo, status)),
    editarPorOtro(id, cambios) {
      const { version, contenido } = exigir(id);
      borradores.set(id, { version: version + 1, contenido: { ...contenido, ...cambios } });
    },
    servidor: {
      crear: (contenido, llave) =>
        cambiar('crear', () => {
          const id = deEsaLlave(llave, contenido, () => {
            const nuevo = `b${borradores.size + 1}`;
            borradores.set(nuevo, { version: 1, contenido });
            return nuevo;
          });
          // Whole, as the real one answers.
          return partidaDePrueba({ id, ...contenido, version: exigir(id).version });
        }),
      guardar: ({ id, version }, contenido) =>
        cambiar('guardar', () => {
          if (contabilizadas.has(id)) throw problema('ESTADO_NO_ADMITE', 409);
          if (exigir(id).version !== version) throw problema('CONFLICTO_DE_EDICION', 409);
          borradores.set(id, { version: version + 1, contenido });
          return partidaDePrueba({ id, ...contenido, version: version + 1 });
        }),
      terminar: (orden, llave) =>
        cambiar('terminar', () => {
          ordenes.push(orden);
          llaves.push(llave);
          const respuesta = respuestas.shift();
          if (respuesta !== undefined) return respuesta;
          const partida = contabilizadas.get(deEsaLlave(llave, orden, () => terminar(orden)));
          if (partida === undefined) throw problema('NO_ENCONTRADO', 404);
          return { resultado: 'hecha', partida };
        }),
      leer: async (id) => {
        const { version, contenido } = exigir(id);
        return partidaDePrueba({ id, version, ...contenido });
      },
      recordar: async (id, memoria) => {
        pedidos.push('recordar');
        memorias.set(id, memoria);
      },
    },
  };
}

const problema = (codigo: string, status: number): ApiError => new ApiError(codigo, { status, codigo });

export function partidaDePrueba(
  cambios: Partial<Contenido> & Partial<Pick<PartidaCompleta, 'id' | 'version' | 'estado'>>,
): PartidaCompleta {
  const { lineas = [], fechaDocumento = null, ...resto } = cambios;
  return {
    id: 'b1',
    ejercicio: 2026,
    numero: null,
    numeroOriginal: null,
    estado: 'borrador',
    tipo: 'diario',
    fecha: '2026-11-15',
    fechaDocumento,
    registradaEn: '2026-11-15T15:00:00.000Z',
    editadaEn: '2026-11-15T15:00:00.000Z',
    agencia: '01',
    concepto: '',
    debe: CERO,
    haber: CERO,
    cantidadLineas: lineas.length,
    autor: { id: 'ana', nombre: 'Ana' },
    aprobador: null,
    iniciadaPor: null,
    escritores: ['ana'],
    origen: 'manual',
    revierte: null,
    revertidaPor: null,
    reversionPropuesta: null,
    soportes: 0,
    version: 1,
    ...resto,
    lineas: lineas.map(({ concepto = null, documento = null, ...linea }, indice) => ({
      n: indice + 1,
      nombreCuenta: null,
      concepto,
      documento,
      ...linea,
    })),
    motivo: null,
    huella: null,
    historia: [],
    importacion: null,
  };
}

export const contenidoDePrueba = (cambios: Partial<Contenido> = {}): Contenido => ({
  fecha: '2026-11-15',
  fechaDocumento: null,
  tipo: 'diario',
  agencia: '01',
  concepto: '',
  lineas: [],
  ...cambios,
});

export const lineaDePrueba = (idCuenta: string, debe: number, haber = 0): Contenido['lineas'][number] => ({
  idCuenta,
  debe: centavos(debe),
  haber: centavos(haber),
  concepto: null,
  documento: null,
});

/** A browser for tests: the copies it keeps, and everything else the work on a draft needs. */
export function navegador(prueba = crearServidorDePrueba()) {
  const guardadas = new Map<string, CopiaLocal>();
  let llaves = 0;
  const entorno: EntornoDeTrabajo = {
    servidor: prueba.servidor,
    nombre: 'partida/nueva/1',
    nuevaLlave: () => {
      llaves += 1;
      return `llave ${llaves}`;
    },
    copias: {
      leer: (nombre) => guardadas.get(nombre),
      guardar: (nombre, copia) => void guardadas.set(nombre, copia),
      olvidar: (nombre) => void guardadas.delete(nombre),
      nuevas: () => [...guardadas.keys()],
    },
  };
  return { ...prueba, guardadas, entorno };
}
