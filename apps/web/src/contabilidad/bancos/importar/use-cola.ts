// The files being brought on a screen, and what the server says of each.
import { importarEstado } from '@cuadra/contract/contabilidad/bancos/estados';
import { leerArchivo } from '@cuadra/contract/contabilidad/bancos/leer';
import { OCTETOS } from '@cuadra/contract/medios';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '#platform/api.ts';
import { refrescarBancos } from '../consultas.ts';
import type { ArchivoTraido } from './archivo-traido.ts';
import { type ColaDeArchivos, crearCola, type Donde, type Servidor } from './cola-de-archivos.ts';

export function useCola(donde: Donde): {
  readonly cola: ColaDeArchivos;
  readonly archivos: readonly ArchivoTraido[];
} {
  const actual = useRef(donde);
  useEffect(() => {
    actual.current = donde;
  });
  const [cola] = useState(() => crearCola(SERVIDOR, () => actual.current));
  return { cola, archivos: useSyncExternalStore(cola.oir, cola.ver) };
}

const NOMBRE_MAX = 200;

export const comoCuerpo = ({ bytes }: Pick<ArchivoTraido, 'bytes'>) => ({ mediaType: OCTETOS, bytes });
export const comoNombre = ({ nombre }: Pick<ArchivoTraido, 'nombre'>): string => nombre.slice(-NOMBRE_MAX);

const SERVIDOR: Servidor = {
  leer: (archivo, vista) => {
    const perfil = vista?.perfil ?? undefined;
    const query = { nombre: comoNombre(archivo), ...(perfil === undefined ? {} : { perfil }) };
    return call(leerArchivo, { query, body: comoCuerpo(archivo) });
  },
  importar: async (archivo, { id }) => {
    const mapeo = archivo.mapeo === undefined ? {} : { mapeo: JSON.stringify(archivo.mapeo) };
    const query = { nombre: comoNombre(archivo), ...mapeo };
    try {
      return await call(importarEstado, { params: { id }, query, body: comoCuerpo(archivo) });
    } finally {
      await refrescarBancos();
    }
  },
};
