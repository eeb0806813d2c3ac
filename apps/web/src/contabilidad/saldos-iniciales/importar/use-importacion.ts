// The course of an import of balances: a file or what was pasted is read, its columns are recognised or chosen, it is rehearsed at once,
// and written in place of what there was when the person says so.
import {
  type CampoDeSaldos,
  camposDeSaldos,
  verColumnasDeSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import { importarSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { CSV } from '@cuadra/contract/medios';
import type { SignoDeSaldo } from '@cuadra/core/saldos-iniciales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { estaCompleta, type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useHojaElegida } from '#hojas/use-hoja-elegida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarAperturas } from '../use-accion-de-apertura.ts';

type ManeraDeSaldos = Manera<CampoDeSaldos>;

/** What is said of the sheet besides its columns. */
export interface Ajustes {
  readonly fecha: string;
  readonly signo: SignoDeSaldo | undefined;
  readonly equivalencia: string | undefined;
}

export function useImportacion(fechaPropuesta: string, alTerminar: () => void) {
  const [ajustes, setAjustes] = useState<Ajustes>({
    fecha: fechaPropuesta,
    signo: undefined,
    equivalencia: undefined,
  });
  const { ensayo, importacion, ensayar, importar, olvidar } = useEnvios(alTerminar);
  const hoja = useHojaElegida<CampoDeSaldos>({
    campos: camposDeSaldos,
    bytesMax: importarSaldos.body.bytesMax,
    mirar: (enviada) => call(verColumnasDeSaldos, enviada),
    alEntender: (archivo, manera) => ensayar({ archivo, manera, ajustes }),
    alCambiar: olvidar,
  });
  const { archivo, columnas, manera } = hoja;

  const ajustar = (cambio: Partial<Ajustes>) => {
    const nuevos = { ...ajustes, ...cambio };
    setAjustes(nuevos);
    if (archivo === undefined || columnas === undefined || manera === undefined) return;
    olvidar();
    if (estaCompleta(camposDeSaldos, columnas, manera)) ensayar({ archivo, manera, ajustes: nuevos });
  };
  const pegar = (texto: string) =>
    hoja.tomar({ nombre: 'Lo que pegó', mediaType: CSV, bytes: new TextEncoder().encode(texto) });
  const errores = [ensayo.error, importacion.error].filter((error) => error !== null);
  return {
    ...{ archivo, columnas, manera, ajustes, ajustar, pegar, importar },
    ...{ elegir: hoja.elegir, elegirHoja: hoja.elegirHoja, leerAsi: hoja.leerAsi },
    fallos: [...hoja.fallos, ...errores.map(messageOf)],
    resultado: ensayo.data,
    revisando: hoja.mirando || ensayo.isPending,
    importando: importacion.isPending,
    faltaSaldo: manera !== undefined && !diceSaldos(manera),
  };
}

/** The same sheet sent twice: to rehearse it and, once it is right, to write it. */
function useEnvios(alTerminar: () => void) {
  const ensayo = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: (envio: Envio) => enviar(envio, 'true') });
  const importacion = useMutation({
    scope: UNA_A_LA_VEZ,
    mutationFn: (envio: Envio) => enviar(envio, 'false'),
  });
  const ensayar = (envio: Envio) => {
    if (diceSaldos(envio.manera)) ensayo.mutate(envio);
  };
  const importar = async () => {
    const envio = ensayo.variables;
    if (envio === undefined) return;
    try {
      await importacion.mutateAsync(envio);
      await refrescarAperturas();
      void notify('La hoja quedó escrita en sus agencias: revísela y envíela a aprobar.');
      alTerminar();
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  const olvidar = () => {
    ensayo.reset();
    importacion.reset();
  };
  return { ensayo, importacion, ensayar, importar, olvidar };
}

const diceSaldos = ({ mapeo: { debe, haber, saldo } }: ManeraDeSaldos): boolean =>
  debe !== null || haber !== null || saldo !== null;

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: ManeraDeSaldos;
  readonly ajustes: Ajustes;
}

const enviar = ({ archivo: { mediaType, bytes }, manera, ajustes }: Envio, ensayo: 'true' | 'false') =>
  call(importarSaldos, {
    query: { ensayo, ...maneraEnConsulta(manera), ...ajustes },
    body: { mediaType, bytes },
  });
