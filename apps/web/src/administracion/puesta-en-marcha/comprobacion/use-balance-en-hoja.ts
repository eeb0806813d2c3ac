// The old trial balance in a file: the sheet reader of the opening balances says what it brings, and nothing is written until it is kept.
import {
  type CampoDeSaldos,
  camposDeSaldos,
  verColumnasDeSaldos,
} from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import { leerHojaDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import type { SignoDeSaldo } from '@cuadra/core/saldos-iniciales';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { estaCompleta, type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useHojaElegida } from '#hojas/use-hoja-elegida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import type { SheetFile } from '#ui/files/sheet-file.ts';

/** What is said of the sheet besides its columns. */
interface Ajustes {
  readonly signo?: SignoDeSaldo | undefined;
  readonly equivalencia?: string | undefined;
}

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: Manera<CampoDeSaldos>;
  readonly ajustes: Ajustes;
}

export function useBalanceEnHoja() {
  const [ajustes, setAjustes] = useState<Ajustes>({});
  const lectura = useMutation({
    scope: UNA_A_LA_VEZ,
    mutationFn: ({ archivo: { mediaType, bytes }, manera, ajustes: dichos }: Envio) =>
      call(leerHojaDeSaldos, {
        query: { ...maneraEnConsulta(manera), ...dichos },
        body: { mediaType, bytes },
      }),
  });
  const hoja = useHojaElegida<CampoDeSaldos>({
    campos: camposDeSaldos,
    bytesMax: leerHojaDeSaldos.body.bytesMax,
    mirar: (enviada) => call(verColumnasDeSaldos, enviada),
    alEntender: (archivo, manera) => lectura.mutate({ archivo, manera, ajustes }),
    alCambiar: lectura.reset,
  });
  const { archivo, columnas, manera } = hoja;
  const ajustar = (cambio: Ajustes) => {
    const nuevos = { ...ajustes, ...cambio };
    setAjustes(nuevos);
    if (archivo === undefined || columnas === undefined || manera === undefined) return;
    lectura.reset();
    if (estaCompleta(camposDeSaldos, columnas, manera)) lectura.mutate({ archivo, manera, ajustes: nuevos });
  };
  return {
    ...{ hoja, ajustes, ajustar },
    leido: lectura.data,
    leyendo: lectura.isPending,
    fallos: lectura.error === null ? [] : [messageOf(lectura.error)],
  };
}
