// The course of bringing a foreign chart: a file is read, its columns are recognised or chosen, its tree is proposed at once, the
// proposal is made anew with each decision, and what was decided is brought when the person says so.
import {
  type CampoAjeno,
  camposDelCatalogoAjeno,
  leerCatalogoAjeno,
  traerCatalogoAjeno,
  verColumnasAjenas,
} from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { Decision } from '@cuadra/core/catalogo-ajeno/decision';
import { proponerCatalogo } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Manera, maneraEnConsulta } from '#hojas/manera.ts';
import { UNA_A_LA_VEZ } from '#hojas/una-a-la-vez.ts';
import { useHojaElegida } from '#hojas/use-hoja-elegida.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { contarCuentas } from '../nombres.ts';
import { refrescarCatalogo } from '../refrescar-catalogo.ts';
import { ordenDePropuesta } from './orden-de-propuesta.ts';

interface Inicio {
  readonly catalogo: readonly Cuenta[];
  /** One that was chosen already. */
  readonly inicial: SheetFile | undefined;
  readonly alTerminar: () => void;
}

export function useCatalogoAjeno({ catalogo, inicial, alTerminar }: Inicio) {
  const [equivalencia, setEquivalencia] = useState('Sistema anterior');
  const leida = useHojaAjena(inicial, equivalencia);
  const { lectura } = leida;
  const [decisiones, setDecisiones] = useState<ReadonlyMap<string, Decision>>(new Map());
  const propuesta = useMemo(() => {
    if (lectura.data === undefined) return undefined;
    const conocidas = lectura.data.conocidas.map(
      ({ antes, idCuenta }) => [claveDeEquivalencia(antes), idCuenta] as const,
    );
    return proponerCatalogo(lectura.data, { catalogo, conocidas: new Map(conocidas), decisiones });
  }, [lectura.data, catalogo, decisiones]);
  const traida = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: traer });

  const decidir = (antes: string, decision: Decision) =>
    setDecisiones((otras) => {
      const clave = claveDeEquivalencia(antes);
      return new Map(otras).set(clave, { ...otras.get(clave), ...decision });
    });
  const importar = async () => {
    if (lectura.data === undefined || propuesta === undefined) return;
    const orden = ordenDePropuesta(lectura.data.nodos, propuesta, catalogo);
    try {
      const { nuevas, cambiadas } = await traida.mutateAsync({ equivalencia, ...orden });
      await refrescarCatalogo();
      void notify(`Catálogo traído: ${contarCuentas(nuevas + cambiadas)}.`);
      alTerminar();
    } catch {
      // Said by the mutation itself, in its place.
    }
  };
  const sinLugar = propuesta?.lugares.filter(({ idCuenta }) => idCuenta === null).length ?? 0;
  const reparos = lectura.data?.reparos ?? [];
  const estaListo =
    propuesta !== undefined && sinLugar === 0 && reparos.length === 0 && equivalencia.trim() !== '';
  const fallos = [...leida.fallos, ...(traida.error === null ? [] : [messageOf(traida.error)])];
  const [nodos, importando] = [lectura.data?.nodos ?? [], traida.isPending];
  const delArbol = { nodos, propuesta, reparos, sinLugar, decisiones, decidir };
  return { ...leida, ...delArbol, fallos, equivalencia, setEquivalencia, estaListo, importando, importar };
}

const traer = (body: Parameters<typeof call<typeof traerCatalogoAjeno>>[1]['body']) =>
  call(traerCatalogoAjeno, { query: { ensayo: 'false' }, body });

/** The file and its columns, until its tree is read. */
function useHojaAjena(inicial: SheetFile | undefined, equivalencia: string) {
  const lectura = useMutation({ scope: UNA_A_LA_VEZ, mutationFn: leer });
  const hoja = useHojaElegida<CampoAjeno>({
    campos: camposDelCatalogoAjeno,
    bytesMax: leerCatalogoAjeno.body.bytesMax,
    mirar: (enviada) => call(verColumnasAjenas, enviada),
    alEntender: (archivo, manera) => lectura.mutate({ archivo, manera, equivalencia }),
    alCambiar: lectura.reset,
    inicial,
  });
  /** Another name may have said other things before. */
  const releer = () => {
    if (hoja.manera !== undefined && lectura.variables?.equivalencia !== equivalencia)
      hoja.leerAsi(hoja.manera);
  };
  const fallos = lectura.error === null ? [] : [messageOf(lectura.error)];
  return { hoja, lectura, leyendo: hoja.mirando || lectura.isPending, fallos, releer };
}

interface Envio {
  readonly archivo: SheetFile;
  readonly manera: Manera<CampoAjeno>;
  /** What was said before under that name counts. */
  readonly equivalencia: string;
}

function leer({ archivo: { mediaType, bytes }, manera, equivalencia }: Envio) {
  const nombre = equivalencia.trim();
  const query = { ...maneraEnConsulta(manera), ...(nombre === '' ? {} : { equivalencia: nombre }) };
  return call(leerCatalogoAjeno, { query, body: { mediaType, bytes } });
}
