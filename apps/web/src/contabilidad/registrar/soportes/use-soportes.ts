// The documents of the draft. Adding the first one to a draft that the server does not know saves it first.
import {
  agregarSoporte,
  listarSoportes,
  mediosDeSoporte,
  quitarSoporte,
  SOPORTE_BYTES_MAX,
  type Soporte,
} from '@cuadra/contract/contabilidad/soportes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../app/api.ts';
import { mensajeDe } from '../../../app/api-error.ts';
import { consulta, queryClient } from '../../../app/query.ts';

const SIN_SOPORTES: readonly Soporte[] = [];

export function useSoportes(id: string | undefined, guardar: () => Promise<{ readonly id: string }>) {
  const consultados = useQuery({
    ...consulta(listarSoportes, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const [subiendo, setSubiendo] = useState<readonly string[]>([]);
  const [fallos, setFallos] = useState<readonly string[]>([]);

  const refrescar = () => queryClient.invalidateQueries({ queryKey: [listarSoportes.path] });
  const decirFallo = (nombre: string, mensaje: string) =>
    setFallos((previos) => [...previos, `${nombre}: ${mensaje}`]);
  const intentar = async (nombre: string, hacer: () => Promise<unknown>) => {
    try {
      await hacer();
    } catch (error) {
      decirFallo(nombre, mensajeDe(error));
    }
  };
  const subir = async (archivo: File) => {
    if (archivo.size > SOPORTE_BYTES_MAX) return decirFallo(archivo.name, 'pesa más de 10 MB.');
    const borrador = await guardar();
    await call(agregarSoporte, {
      params: { id: borrador.id },
      query: { nombre: nombreAdmitido(archivo.name) },
      body: { mediaType: medioDe(archivo), bytes: archivo },
    });
  };
  return {
    soportes: consultados.data ?? SIN_SOPORTES,
    subiendo,
    fallos,
    olvidarFallos: () => setFallos([]),
    /** One after another, so that they stay in the order they were chosen. */
    agregar: async (archivos: readonly File[]) => {
      setFallos([]);
      setSubiendo(archivos.map(({ name }) => name));
      for (const archivo of archivos) {
        await intentar(archivo.name, () => subir(archivo));
        setSubiendo((quedan) => quedan.slice(1));
        await refrescar();
      }
    },
    quitar: async ({ id: idSoporte, nombre }: Soporte) => {
      if (id === undefined) return;
      await intentar(nombre, () => call(quitarSoporte, { params: { id, idSoporte } }));
      await refrescar();
    },
  };
}

/** What the server does not take in a name would keep a good document out. */
const nombreAdmitido = (nombre: string): string =>
  nombre
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(-200) || 'soporte';

const medioDe = ({ type }: File): string =>
  mediosDeSoporte.includes(type) ? type : 'application/octet-stream';
