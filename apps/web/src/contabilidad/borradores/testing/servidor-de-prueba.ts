// A server of drafts for tests: keeps them as the real one does, and fails or loses its answer when told to.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { CERO, centavos } from '@cuadra/core/dinero';
import { ApiError, sinConexion } from '../../../platform/api-error.ts';
import type { Contenido } from '../borrador/contenido.ts';
import type { EntornoDeTrabajo } from '../borrador/trabajo.ts';
import type { Memoria } from '../hoja/lineas.ts';

/** antes: the request never arrives; despues: it does, and its answer is lost. */
export type Corte = 'antes' | 'despues';

export interface ServidorDePrueba {
  readonly servidor: EntornoDeTrabajo['servidor'];
  readonly borradores: Map<string, { version: number; contenido: Contenido }>;
  readonly memorias: Map<string, Memoria>;
  /** What was asked, in order. */
  readonly pedidos: string[];
  /** The next requests that change something end so. */
  cortar(...cortes: Corte[]): void;
  /** The next request that changes something is refused with this code. */
  rechazar(codigo: string, status?: number): void;
  /** Somebody else saves it. */
  editarPorOtro(id: string, cambios: Partial<Contenido>): void;
}

export function crearServidorDePrueba(): ServidorDePrueba {
  const borradores: ServidorDePrueba['borradores'] = new Map();
  const memorias: ServidorDePrueba['memorias'] = new Map();
  const llaves = new Map<string, { id: string; texto: string }>();
  const pedidos: string[] = [];
  const cortes: Corte[] = [];
  const rechazos: ApiError[] = [];

  const cambiar = async <T>(nombre: string, hacer: () => T): Promise<T> => {
    pedidos.push(nombre);
    const rechazo = rechazos.shift();
    if (rechazo !== undefined) throw rechazo;
    const corte = cortes.shift();
    if (corte === 'antes') throw sinConexion();
    const respuesta = hacer();
    if (corte === 'despues') throw sinConexion();
    return respuesta;
  };
  const exigir = (id: string) => {
    const borrador = borradores.get(id);
    if (borrador === undefined) throw problema('NO_ENCONTRADO', 404);
    return borrador;
  };
  return {
    borradores,
    memorias,
    pedidos,
    cortar: (...nuevos) => void cortes.push(...nuevos),
    rechazar: (codigo, status = 422) => void rechazos.push(problema(codigo, status)),
    editarPorOtro(id, cambios) {
      const { version, contenido } = exigir(id);
      borradores.set(id, { version: version + 1, contenido: { ...contenido, ...cambios } });
    },
    servidor: {
      crear: (contenido, llave) =>
        cambiar('crear', () => {
          const previa = llaves.get(llave);
          if (previa !== undefined && previa.texto !== JSON.stringify(contenido))
            throw problema('LLAVE_REUTILIZADA', 422);
          const id = previa?.id ?? `b${borradores.size + 1}`;
          llaves.set(llave, { id, texto: JSON.stringify(contenido) });
          if (previa === undefined) borradores.set(id, { version: 1, contenido });
          return { id, version: exigir(id).version };
        }),
      guardar: ({ id, version }, contenido) =>
        cambiar('guardar', () => {
          if (exigir(id).version !== version) throw problema('CONFLICTO_DE_EDICION', 409);
          borradores.set(id, { version: version + 1, contenido });
          return { id, version: version + 1 };
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

export const problema = (codigo: string, status: number): ApiError =>
  new ApiError(codigo, { status, codigo });

export function partidaDePrueba(
  cambios: Partial<Contenido> & Partial<Pick<PartidaCompleta, 'id' | 'version' | 'estado'>>,
): PartidaCompleta {
  const { lineas = [], fechaDocumento = null, ...resto } = cambios;
  return {
    id: 'b1',
    ejercicio: 2026,
    numero: null,
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
    revierte: null,
    revertidaPor: null,
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
