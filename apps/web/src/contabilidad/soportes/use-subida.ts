// Sends documents to a partida, one after another, and keeps what was not received with why.
import {
  agregarSoporte,
  listarSoportes,
  mediosDeSoporte,
  SOPORTE_BYTES_MAX,
  type SoporteAgregado,
} from '@cuadra/contract/contabilidad/borradores/soportes';
import { useRef, useState } from 'react';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';

export interface FalloDeSoporte {
  readonly nombre: string;
  readonly mensaje: string;
  /** What was not received and may be sent again as it is. */
  readonly archivo: File | undefined;
}

/** `guardar` answers with which partida it is, once there is one; `alTerminar`, what asks again after each one. */
export function useSubida(
  guardar: () => Promise<{ readonly id: string }>,
  alTerminar: (recibido: SoporteAgregado | undefined) => Promise<unknown> = refrescarSoportes,
) {
  const [subiendo, setSubiendo] = useState<readonly File[]>([]);
  const [fallos, setFallos] = useState<readonly FalloDeSoporte[]>([]);
  const cola = useRef<Promise<void>>(Promise.resolve());

  const decirFallo = (fallo: FalloDeSoporte) => setFallos((previos) => [...previos, fallo]);
  const subir = async (elegido: File) => {
    const respuesta = await enviar(elegido, guardar);
    const recibido = 'id' in respuesta ? respuesta : undefined;
    if (!('id' in respuesta)) decirFallo(respuesta);
    setSubiendo((quedan) => quedan.filter((otro) => otro !== elegido));
    await alTerminar(recibido);
  };
  /** One after another, so that they stay in the order they were chosen. */
  const agregar = (archivos: readonly File[]) => {
    setSubiendo((previos) => [...previos, ...archivos]);
    for (const archivo of archivos) cola.current = cola.current.then(() => subir(archivo));
  };
  return {
    subiendo,
    fallos,
    decirFallo,
    olvidarFallos: () => setFallos([]),
    agregar: (archivos: readonly File[]) => {
      setFallos([]);
      agregar(archivos);
    },
    reintentar: () => {
      setFallos((previos) => previos.filter(({ archivo }) => archivo === undefined));
      agregar(fallos.flatMap(({ archivo }) => archivo ?? []));
    },
  };
}

export type Subida = ReturnType<typeof useSubida>;

export const refrescarSoportes = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [listarSoportes.path] });

/** Once the draft has an id. */
async function enviar(
  elegido: File,
  guardar: () => Promise<{ readonly id: string }>,
): Promise<SoporteAgregado | FalloDeSoporte> {
  try {
    const archivo = await queQuepa(elegido);
    const { id } = await guardar();
    const query = { nombre: nombreAdmitido(archivo.name) };
    return await call(agregarSoporte, {
      params: { id },
      query,
      body: { mediaType: medioDe(archivo), bytes: archivo },
    });
  } catch (error) {
    const archivo = error instanceof ApiError && error.esPasajero ? elegido : undefined;
    const mensaje = error instanceof NoCabe ? error.message : messageOf(error);
    return { nombre: elegido.name, mensaje, archivo };
  }
}

class NoCabe extends Error {}

/** A photo that weighs too much is made smaller; anything else that does is not received. */
async function queQuepa(archivo: File): Promise<File> {
  if (archivo.size <= SOPORTE_BYTES_MAX) return archivo;
  const menor = archivo.type.startsWith('image/')
    ? await (await import('./reducir-imagen.ts')).reducirImagen(archivo).catch(() => undefined)
    : undefined;
  if (menor === undefined || menor.size > SOPORTE_BYTES_MAX)
    throw new NoCabe('Pesa más de 10 MB. Guárdelo con menos peso y agréguelo de nuevo.');
  return menor;
}

/** What the server does not take in a name would keep a good document out. */
const nombreAdmitido = (nombre: string): string =>
  nombre
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(-200) || 'soporte';

const medioDe = ({ type }: File): string =>
  mediosDeSoporte.includes(type) ? type : 'application/octet-stream';
